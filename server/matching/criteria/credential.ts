/** Criteria that only a license, a certificate or a language can meet. */
import { licenceIn } from '../profile/titleWords.ts';
import { readLanguages } from '../propose/languages.ts';
import { readLicences } from '../propose/licences.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { education } from './education.ts';
import { place } from './place.ts';
import { years } from './years.ts';

/** A criterion that is only the title of a licensed profession, such as "RN" or "CPA", asks for the license. */
const isHolder = (name: string) => {
  const terms = termsOf(name);
  return terms.length <= 2 && licenceIn(terms) >= 0;
};

/**
 * Tells whether a criterion asks for a license, a registration, a certificate or a language. Someone holds it or does
 * not, and nothing else in a resume makes up for it.
 */
export function isCredential(name: string): boolean {
  if ([years, education, place].some((kind) => kind(name))) return false;
  if (isHolder(name)) return true;
  return [false, true].some((spanish) => {
    const asked = { text: name, nice: false, title: '', spanish };
    return readLicences(asked).found.length > 0 || readLanguages(asked).found.length > 0;
  });
}
