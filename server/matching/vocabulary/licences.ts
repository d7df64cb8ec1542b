/** Skills that are a permit or a certificate, and the words for people that stand for them. */
import type { Phrase } from './phrases.ts';
import { skillAt } from './phrases.ts';
import { occupationsIn } from './titles.ts';

const licence =
  /\b(?:licen[cs]e|certification|certificate|certified|credential)\b|^(?:CPA|CFA|CDL|CCNA|CISSP|OSHA|FINRA registration)$/i;

/** Whether a skill's name says that it is given by an authority. */
export const isLicence = (name: string): boolean => licence.test(name);

const roles = new Map<number, boolean>();

/** Whether a phrase calls a licence by the people who hold it: "registered nurse", "RN", "nursing assistant". */
export function namesHolder(phrase: Phrase): boolean {
  const known = roles.get(phrase.id);
  if (known !== undefined) return known;
  const covered = occupationsIn(phrase.terms).reduce((sum, { length }) => sum + length, 0);
  const is = isLicence(skillAt(phrase.skill)?.name ?? '') && covered === phrase.terms.length;
  roles.set(phrase.id, is);
  return is;
}
