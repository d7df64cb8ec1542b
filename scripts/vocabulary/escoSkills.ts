/** ESCO's skills: which of them resumes name, and all the names of each. */
import { termsOf } from '../../server/matching/vocabulary/tokens.ts';
import type { Share } from './crosswalk.ts';
import { itemsOf, type Row } from './tables.ts';

/** A skill of ESCO with its names. */
export interface EscoSkill {
  /** Its own names in English and, if ESCO has one, in Spanish. */
  labels: { name: string; spanish: boolean }[];
  /** Other names in either language. */
  others: string[];
  /** Whether it is a field of knowledge rather than something people do. */
  isKnowledge: boolean;
  /** Whether it is for any kind of work: languages, attitudes, dealing with people. */
  isTransversal: boolean;
  /** O*NET occupations it is typical of, by place, the most typical first. */
  occupations: number[];
}

interface EscoSkillSources {
  skillsEnglish: readonly Row[];
  skillsSpanish: readonly Row[];
  occupationSkills: readonly Row[];
  esco: ReadonlyMap<string, Share[]>;
}

/** An occupation with a smaller share than this has the skill by chance. */
const leastShare = 0.2;
const mostOccupations = 16;

/** "Python (computer programming)" is Python. */
const bare = (name: string) =>
  name
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function occupationsOf({ occupationSkills, esco }: EscoSkillSources): Map<string, number[]> {
  const sums = new Map<string, Map<number, number>>();
  for (const { occ_id = '', skill_id = '', relation } of occupationSkills)
    for (const { id, weight } of esco.get(occ_id) ?? []) {
      const known = sums.get(skill_id) ?? new Map<number, number>();
      known.set(id, (known.get(id) ?? 0) + weight * (relation === 'e' ? 1 : 0.5));
      sums.set(skill_id, known);
    }
  return new Map(
    [...sums].map(([skill, known]) => {
      const ordered = [...known].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
      const most = ordered[0]?.[1] ?? 0;
      return [
        skill,
        ordered
          .filter(([, sum]) => sum >= leastShare * most)
          .slice(0, mostOccupations)
          .map(([id]) => id),
      ];
    }),
  );
}

/** All of them, in ESCO's order. */
export function escoSkills(sources: EscoSkillSources): EscoSkill[] {
  const occupations = occupationsOf(sources);
  const spanish = new Map(sources.skillsSpanish.map((row) => [row.skill_id ?? '', row]));
  return sources.skillsEnglish.map(({ skill_id = '', label = '', alt_labels, type, reuse_level }) => {
    const translated = spanish.get(skill_id);
    const labels = [{ name: bare(label), spanish: false }];
    if (translated?.label) labels.push({ name: bare(translated.label), spanish: true });
    return {
      labels,
      others: [...itemsOf(alt_labels), ...itemsOf(translated?.alt_labels)].map(bare),
      isKnowledge: type === 'knowledge',
      isTransversal: reuse_level === 'transversal',
      occupations: occupations.get(skill_id) ?? [],
    };
  });
}

/** Words for kinds and parts of things, which nobody lists as a skill. */
const parts =
  /^(?:types?|kinds|characteristics|properties|principles|ranges?|use|uses|functions?|histor(?:y|ies)|structures?|elements|classifications?|development|theory|typology|regulations?|operation|operating|varieties|parts|components|methods|forms|categories|tipos?|clases|caracter[ií]sticas|propiedades|principios|gamas?|usos?|funciones|historia|estructura|elementos|clasificaci[oó]n|desarrollo|teor[ií]a|tipolog[ií]a|variedades|partes|componentes|m[eé]todos|formas)\s(?:of|de|del)\s/i;
const longest = 4;

/** The names a resume would give a field of knowledge: its short labels, and their abbreviations. */
export function shownNames(
  { labels, others, isKnowledge, isTransversal }: EscoSkill,
  noSkills: ReadonlySet<string>,
): { name: string; spanish: boolean }[] {
  const [english] = labels;
  if (!isKnowledge || isTransversal || !english || noSkills.has(english.name.toLowerCase())) return [];
  const isShort = (name: string) =>
    name.length > 2 &&
    name.split(' ').length <= longest &&
    !parts.test(name) &&
    !noSkills.has(name.toLowerCase());
  if (!isShort(english.name)) return [];
  const initials = termsOf(english.name)
    .map((term) => term.charAt(0))
    .join('');
  const abbreviations = others.filter((name) => /^[A-Z]{4,6}$/.test(name) && name.toLowerCase() === initials);
  return [
    ...labels.filter(({ name }) => isShort(name)),
    ...abbreviations.slice(0, 1).map((name) => ({ name, spanish: false })),
  ];
}
