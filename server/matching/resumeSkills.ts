/** The skills a resume names. */
import { findPhrases, shownName, skills } from './lexicon/phrases.ts';
import type { ResumeLine } from './resumeLines.ts';
import { tokenise } from './tokens.ts';

const most = 40;
/** Addresses name companies that are no skills. */
const address = /\S{0,100}(?:@|\.com|\.org|https?:)\S{0,200}/gi;

/** Skills known to the lexicon, those in lists of skills and those named most often first; soft skills left out. */
export function readSkills(lines: ResumeLine[]): string[] {
  const weights = new Map<number, { weight: number; name: string }>();
  for (const line of lines) {
    if (line.isHeader) continue;
    const text = line.text.replace(address, ' ');
    const { terms, starts, ends } = tokenise(text);
    const value = line.section === 'SKILLS' ? 2 : 1;
    let covered = -1;
    findPhrases(
      terms,
      (at) => text.slice(starts[at], ends[at]),
      ({ phrase, at }) => {
        const skill = skills[phrase.skill];
        if (!skill || skill.soft || at < covered) return;
        covered = at + phrase.terms.length;
        const shown = shownName(phrase, text.slice(starts[at], ends[covered - 1]));
        const known = weights.get(skill.id) ?? { weight: 0, name: shown };
        known.weight += value;
        if (known.name.toLowerCase() !== shown.toLowerCase()) known.name = skill.name;
        weights.set(skill.id, known);
      },
    );
  }
  const ordered = [...weights].sort((a, b) => b[1].weight - a[1].weight || a[0] - b[0]);
  return [...new Set(ordered.map(([, { name }]) => name))].slice(0, most);
}
