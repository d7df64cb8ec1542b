/** The skills a resume names. */
import { findPhrases, skills } from './lexicon/phrases.ts';
import type { ResumeLine } from './resumeLines.ts';
import { tokenise } from './tokens.ts';

const most = 40;

/** Skills known to the lexicon, those in lists of skills and those named most often first; soft skills left out. */
export function readSkills(lines: ResumeLine[]): string[] {
  const weight = new Map<number, number>();
  for (const line of lines) {
    if (line.isHeader) continue;
    const tokens = tokenise(line.text);
    const value = line.section === 'SKILLS' ? 2 : 1;
    findPhrases(
      tokens.terms,
      (at) => line.text.slice(tokens.starts[at], tokens.ends[at]),
      ({ phrase }) => {
        if (phrase.skill >= 0 && !skills[phrase.skill]?.soft)
          weight.set(phrase.skill, (weight.get(phrase.skill) ?? 0) + value);
      },
    );
  }
  return [...weight]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([skill]) => skills[skill]?.name ?? '');
}
