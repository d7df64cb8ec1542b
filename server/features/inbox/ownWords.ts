/** Recognizes words of the mails we sent, however a mail program wraps, encodes or quotes them. */
import { indexMessages, type Place } from './indexMessages.ts';
import { beginsWith, blank, blankUrl, says, saysInside } from './templateLine.ts';

/** Everything by which a quotation of a mail of ours is recognized. */
export interface OwnMails {
  /** The addresses our mails come from and are answered to, in lower case. */
  addresses: readonly string[];
  /** The names our mails come from. */
  names: readonly string[];
  /** The line above which people answer, in every language. */
  markers: readonly string[];
  /** The other lines of our mails about messages in their order, in every language; `blank` stands for words that differ. */
  lines: readonly string[];
  /** The messages of the conversation, as our mails quote them. */
  messages: readonly string[];
}

/** For a head alone, which quotes nothing. */
export const noMails: OwnMails = { addresses: [], names: [], markers: [], lines: [], messages: [] };

const urls = /<?\b(?:https?:\/\/|mailto:)\S+/giu;
/** Scripts without spaces are compared sign by sign, because a line can be wrapped between any two. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('|');
const word = new RegExp(
  `${unspaced}|[\\p{L}\\p{M}\\p{N}]+|\\p{Extended_Pictographic}|${blank}|${blankUrl}`,
  'gu',
);

/** Whether a line has nothing but the address of a page. */
export const isUrl = (line: string): boolean => /^\s*<?https?:\/\/\S+\s*$/iu.test(line);

/** The words of a line: no case, no punctuation, no addresses of pages; where there is nothing else, the signs themselves. */
export function wordsOf(line: string): string[] {
  const text = line.normalize('NFKC').toLowerCase();
  const words = text.replaceAll(urls, ' ').match(word) ?? text.match(word);
  if (words) return words;
  const signs = text.trim();
  return signs === '' ? [] : [signs];
}

/** Says which words are ours. */
export interface OwnWords {
  /** Whether words are in one of our mails in this order. */
  contain(words: readonly string[]): boolean;
  /** Whether words are in one of the conversation's messages in this order. */
  areOfMessage(words: readonly string[]): boolean;
  /** Whether a line is the one above which people answer. */
  isMarker(words: readonly string[]): boolean;
  /**
   * The line that words are, as a whole. A line of one or two words could be anyone's, so it has to follow the one before.
   *
   * @param after what was recognized before
   */
  lineOf(words: readonly string[], after: Place | undefined): Place | undefined;
  /** Whether a line ends with a name or a title, of which it may be only the beginning. */
  endsOpen(line: Place): boolean;
  /** Whether a line of ours goes on after these words. */
  goesOn(words: readonly string[]): boolean;
}

/** Fewer words could be anyone's. */
const fewestTelling = 3;
/** Words of the longest line of a template. */
const longestTemplate = 80;

export function ownWords({ markers, lines, messages }: OwnMails): OwnWords {
  const marked = new Set(markers.map((line) => wordsOf(line).join(' ')));
  const isMessage = (words: readonly string[] | undefined) => words?.join() === blank;
  const all = [...markers, ...lines].map(wordsOf).filter((words) => words.length > 0);
  const byWords = new Map(all.map((words) => [words.join(' '), words]));
  const templates = [...byWords.values()].filter((words) => !isMessage(words));
  /** Those after which the message begins. */
  const openings = new Set(all.filter((_, at) => isMessage(all[at + 1])).map((words) => words.join(' ')));
  const index = indexMessages(messages.map((text) => text.split('\n').map(wordsOf)));
  const templateOf = (words: readonly string[]) =>
    words.length > longestTemplate ? -1 : templates.findIndex((line) => says(line, words));
  return {
    areOfMessage: index.contain,
    contain: (words) =>
      index.contain(words) ||
      (words.length <= longestTemplate && templates.some((line) => saysInside(line, words))),
    isMarker: (words) => marked.has(words.join(' ')),
    lineOf(words, after) {
      const same = index.placesOf(words);
      const follows = same.find(({ message, line }) => message === after?.message && line === after.line + 1);
      if (follows) return follows;
      const isFirst = after?.message === -1 && openings.has(templates[after.line]?.join(' ') ?? '');
      const begun = isFirst ? same.find(({ line }) => line === 0) : undefined;
      if (begun) return begun;
      if (words.length >= fewestTelling && same[0]) return same[0];
      const template = templateOf(words);
      return template !== -1 && (words.length > 1 || after) ? { message: -1, line: template } : undefined;
    },
    endsOpen: ({ message, line }) => message === -1 && templates[line]?.at(-1) === blank,
    goesOn: (words) => index.goOn(words) || templates.some((line) => beginsWith(line, words)),
  };
}
