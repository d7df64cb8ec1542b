/** Which strings are words of English: to mend what files have broken, and nothing else. */
import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

let words: ReadonlySet<string> | undefined;

/** Read when first needed, as most resumes need no mending. @param word in small letters, without accents */
export function isWord(word: string): boolean {
  words ??= new Set(readFileSync(wordListPath, 'utf8').split('\n'));
  return words.has(word);
}
