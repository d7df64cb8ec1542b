/** Compiles all names of ESCO's skills, so that a criterion is found by any of them. */
import { skillKey } from '../../server/matching/vocabulary/skillNames.ts';
import type { EscoSkill } from './escoSkills.ts';
import { startsOf, writePacked } from './pack.ts';

const longestLabel = 6;
const longestOther = 5;
const mostOthers = 8;

const wordsIn = (name: string) => name.split(' ').length;

/** Writes the names. @returns how many there are, in words */
export function compileSkillNames(esco: readonly EscoSkill[], noSkills: ReadonlySet<string>): string {
  const skills = esco
    .filter(
      ({ labels: [label] }) => label && wordsIn(label.name) <= longestLabel && !noSkills.has(label.name),
    )
    .map(({ labels, others, isTransversal }) => {
      const own = [...new Set(labels.map(({ name }) => skillKey(name)))].filter((key) => key !== '');
      // Only labels may be a single word: looser names of one word mean too many other things.
      const more = [...new Set(others.filter((name) => wordsIn(name) <= longestOther).map(skillKey))]
        .filter((key) => key.includes(' ') && !own.includes(key))
        .slice(0, isTransversal ? 0 : mostOthers);
      return { own, more };
    })
    .filter(({ own, more }) => own.length + more.length > 1);
  const keys = [...new Set(skills.flatMap(({ own, more }) => [...own, ...more]))].sort();
  const numberOf = new Map(keys.map((key, number) => [key, number]));
  const numbers = (list: readonly string[]) => list.map((key) => numberOf.get(key) ?? 0);
  const having = keys.map((): number[] => []);
  skills.forEach(({ own, more }, skill) => {
    for (const key of numbers([...own, ...more])) having[key]?.push(skill);
  });
  const bytes = writePacked(
    'skillNames',
    {},
    {
      keys,
      labelCounts: Uint8Array.from(skills, ({ own }) => own.length),
      names: Uint32Array.from(skills.flatMap(({ own, more }) => numbers([...own, ...more]))),
      nameStarts: Uint32Array.from(startsOf(skills.map(({ own, more }) => [...own, ...more]))),
      having: Uint16Array.from(having.flat()),
      havingStarts: Uint32Array.from(startsOf(having)),
    },
  );
  return `${keys.length} names of ${skills.length} skills: ${bytes} bytes`;
}
