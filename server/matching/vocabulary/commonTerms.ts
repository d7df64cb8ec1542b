/** Stop words and words of rank as terms, the form texts are compared in. */

import { rankWords, stopWords } from './general.ts';
import { stem } from './stem.ts';

const terms = (words: Iterable<string>) => new Set([...words].flatMap((word) => [word, stem(word)]));

export const commonTerms: ReadonlySet<string> = terms(stopWords);
export const rankTerms: ReadonlySet<string> = terms(rankWords);
