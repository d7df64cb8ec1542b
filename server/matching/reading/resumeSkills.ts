/** The skills a resume names. */
import type { Position } from '../../../schemas/facts.ts';
import { isLicence } from '../vocabulary/licences.ts';
import {
  findPhrases,
  isPlain,
  isTypical,
  nameInResume,
  type Phrase,
  phraseOf,
  skillAt,
} from '../vocabulary/phrases.ts';
import { occupationsIn } from '../vocabulary/titles.ts';
import { termsOf, tokenise } from '../vocabulary/tokens.ts';
import { workedIn } from '../vocabulary/worked.ts';
import { claimAt } from './claims.ts';
import { employersIn, placeLines } from './lineKinds.ts';
import { contactsIn, isFrame } from './lineSenses.ts';
import { listedSkills } from './listedSkills.ts';
import type { ResumeLine } from './resumeLines.ts';
import { certaintyOf, isWorthShowing } from './skillHits.ts';
import { isSpanishText } from './skillSenses.ts';

const [most, mostWithListed] = [40, 60];
/** Addresses name companies that are no skills. */
const addressed = /@|\.com|\.org|https?:/i;
const address = /\S{0,100}(?:@|\.com|\.org|https?:)\S{0,200}/gi;

const isSoft = (item: string): boolean => skillAt(phraseOf(termsOf(item))?.skill ?? -1)?.soft ?? false;

/** Whether a phrase says who does the work, which is a title and no skill; who holds a license is one. */
const isRole = (phrase: Phrase): boolean =>
  phrase.terms.length > 1 &&
  !isLicence(skillAt(phrase.skill)?.name ?? '') &&
  occupationsIn(phrase.terms).some(({ length }) => length === phrase.terms.length);

/** A text with some of its parts as blanks. */
const blanked = (text: string, spans: readonly [number, number][]): string =>
  spans.reduce(
    (rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/**
 * Skills known to the vocabulary, those in lists of skills and those named most often first, and behind them what the
 * resume lists as skills; soft skills left out.
 */
export function readSkills(
  lines: ResumeLine[],
  positions: readonly Position[],
  headline: string | null,
): string[] {
  const weights = new Map<number, { weight: number; name: string }>();
  const worked = workedIn([headline ?? '', ...positions.map(({ title }) => title)]);
  const placed = placeLines(lines, positions);
  const isSpanish = isSpanishText(lines.map(({ text }) => text).join('\n'));
  lines.forEach((line, index) => {
    if (line.isHeader || isFrame(line.text)) return;
    const kind = placed[index]?.kind ?? 'PROSE';
    const named = employersIn(line.text, line.raw, positions);
    const own = blanked(line.text, [...named, ...contactsIn(line.text)]);
    const text = addressed.test(own) ? own.replace(address, ' ') : own;
    const { terms, starts, ends } = tokenise(text);
    const value = line.section === 'SKILLS' ? 2 : 1;
    let covered = -1;
    const writtenAt = (at: number) => text.slice(starts[at], ends[at]);
    findPhrases(terms, writtenAt, (hit) => {
      const { phrase, at } = hit;
      const skill = skillAt(phrase.skill);
      if (!skill || at < covered) return;
      // A field of study is not a skill used at work.
      if (line.section === 'EDUCATION' && isPlain(phrase) && !isTypical(phrase)) return;
      if (
        certaintyOf(
          hit,
          text,
          [starts[at] ?? 0, ends[at] ?? 0, ends[at + phrase.terms.length - 1] ?? 0],
          kind,
          worked,
        ) !== 'SURE'
      )
        return;
      covered = at + phrase.terms.length;
      if (skill.soft || isRole(phrase) || !isWorthShowing(hit, kind, worked)) return;
      if (claimAt({ text, terms, starts, ends }, at, phrase) < 1) return;
      const written = text.slice(starts[at], ends[covered - 1]);
      const shown = nameInResume(phrase, written, isSpanish);
      const known = weights.get(skill.id) ?? { weight: 0, name: shown };
      known.weight += value;
      if (shown === skill.name) known.name = shown;
      weights.set(skill.id, known);
    });
  });
  const ordered = [...weights].sort((a, b) => b[1].weight - a[1].weight || a[0] - b[0]);
  const names = [...new Set(ordered.map(([, { name }]) => name))].slice(0, most);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const listed = listedSkills(lines).filter((item) => !known.has(item.toLowerCase()) && !isSoft(item));
  return [...names, ...listed].slice(0, mostWithListed);
}
