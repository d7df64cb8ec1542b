/** Text from anywhere, fit for a page: what cannot be seen is gone, and letters without a font are named. */
import { isSettable } from '../../pdf/typesetting.ts';

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const isWord = /[\p{L}\p{N}\p{M}]/u;

/**
 * Without control characters, marks that turn the direction of writing, and ornaments such as emoji that no font here
 * has. Letters stay, whatever they are.
 */
export function tidyText(text: string): string {
  const plain = text.toWellFormed().normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(/\p{C}/gu, '');
  return [...signs.segment(plain)]
    .map(({ segment }) => (isWord.test(segment) || isSettable(segment) ? segment : ''))
    .join('')
    .trim();
}

/** How many letters a refusal names. */
const mostNamed = 10;

/** Letters of the text that cannot be set, each once. */
export function unsettable(text: string): string[] {
  const found = new Set<string>();
  for (const { segment } of signs.segment(tidyText(text))) {
    if (!isSettable(segment)) found.add(segment);
    if (found.size === mostNamed) break;
  }
  return [...found];
}
