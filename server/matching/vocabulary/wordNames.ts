/** Tools whose names are ordinary words, with the neighbouring words that decide between the two. */
import { listOf } from './lists.ts';

/** How a tool is told from the word. The rules are in `wordNames.ts`, one folder up. */
export interface WordName {
  /** As it is written. */
  name: string;
  /** Words before it that make it the name: "Microsoft" Word. */
  makers: string;
  /** Words behind it that make it the name: Spring "Boot". */
  parts: string;
  /** Words behind it that make it an ordinary word even with a capital: Spring "semester", Shell "station". */
  ordinary: string;
  /** Capitals say nothing: days, seasons, and what titles and headings are full of. */
  always: boolean;
}

const entryOf = (line: string): WordName => {
  const [name = '', makers = '', parts = '', ordinary = '', always = ''] = line.split('\t');
  return { name, makers, parts, ordinary, always: always === 'yes' };
};

const byWord = new Map(
  listOf('wordNames')
    .map(entryOf)
    .map((entry) => [entry.name.toLowerCase(), entry]),
);

/** The name that a word may be; undefined for words that are no tool's name, or nothing else. */
export const wordNameOf = (word: string): WordName | undefined =>
  byWord.get(word.toLowerCase().replace(/['’]s$/, ''));
