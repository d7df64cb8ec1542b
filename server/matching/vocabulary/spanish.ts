/** Which words are Spanish, and their common stems. */
import { stemmer } from '@orama/stemmers/spanish';
import { once } from './once.ts';
import { openPacked, wordsOf } from './packed.ts';

/** Words with an accent that English has borrowed. */
const borrowed = new Set([
  'resumé',
  'résumé',
  'café',
  'cafés',
  'cliché',
  'décor',
  'exposé',
  'protégé',
  'fiancé',
  'rosé',
]);
const accented = /[áéíóúñ]/;

const known = once(() => new Set(wordsOf(openPacked('spanish'), 'words')));

/**
 * Whether a word in small letters is Spanish and not English: it has an accent, or the taxonomy has it in Spanish only.
 * Looks at the word alone, so that it is the same term in a title, a skill and a resume of two languages.
 */
export function isSpanish(word: string): boolean {
  if (word.length < 4) return false;
  if (accented.test(word)) return !borrowed.has(word);
  return known().has(word);
}

/** The stem of a Spanish word in small letters, without accents; the same whether they were written or not. */
export function stemSpanish(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    // A trade and no verb: "ingeniera".
    .replace(/iera(s?)$/, 'iero$1')
    .replace(/ion$/, 'ión');
  return stemmer(plain)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}
