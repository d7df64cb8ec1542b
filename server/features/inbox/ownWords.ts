/** Recognizes words of the mails we sent, however a mail program wraps, encodes or quotes them. */

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

/** Stands for the words of a template that differ from mail to mail; a sign for private use that no template has. */
export const blank = '\uE000';

/** The most words that a name or a title is taken to have. */
const maxBlankWords = 24;

const urls = /<?\b(?:https?:\/\/|mailto:)\S+/giu;
/** Scripts without spaces are compared sign by sign, because a line can be wrapped between any two. */
const word =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}|\uE000/gu;

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

/**
 * Whether words are what a line of a template says.
 *
 * @param isPart whether a stretch of the line is enough, as where a program has wrapped it
 */
function says(line: readonly string[], words: readonly string[], isPart: boolean): boolean {
  // Each place in the line that is reached, with how many words were the template's own.
  let reached = new Map<number, number>(isPart ? line.map((_, at) => [at, 0]) : [[0, 0]]);
  for (const given of words) {
    const next = new Map<number, number>();
    const reach = (at: number, own: number) => next.set(at, Math.max(own, next.get(at) ?? 0));
    for (const [at, own] of reached) {
      const isBlank = line[at] === blank;
      if (isBlank) reach(at, own);
      const literal = isBlank ? at + 1 : at;
      if (line[literal] === given) reach(literal + 1, own + 1);
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return [...reached].some(([at, own]) => {
    if (isPart) return own * 2 >= words.length;
    const isWhole = at === line.length || (at === line.length - 1 && line[at] === blank);
    return isWhole && own > 0 && words.length - own <= maxBlankWords;
  });
}

/** A line of one of our mails that words were recognized as: where the next one is to be expected. */
export interface Recognized {
  message: number;
  line: number;
}

/** Says which words are ours. */
export interface OwnWords {
  /** Whether words stand in one of our mails in this order: enough for a line with the sign of a quotation before it. */
  contain(words: readonly string[]): boolean;
  /** Whether a line is the one above which people answer. */
  isMarker(words: readonly string[]): boolean;
  /**
   * The line that words are, as a whole: needed where nothing but the words says that they are quoted. A line of one or two
   * words could be anyone's, so it has to follow the one before.
   *
   * @param after what was recognized before
   */
  lineOf(words: readonly string[], after: Recognized | undefined): Recognized | undefined;
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
  const templates = all.filter((words) => !isMessage(words));
  /** Those after which the message begins. */
  const openings = new Set(all.filter((_, at) => isMessage(all[at + 1])));
  const written = messages.map((text) =>
    text
      .split('\n')
      .map((line) => wordsOf(line).join(' '))
      .filter((line) => line !== ''),
  );
  const pool = [...written.map((one) => one.join(' ')), ...templates.map((one) => one.join(' '))]
    .map((text) => ` ${text} `)
    .join('\n');
  const templateOf = (words: readonly string[]) =>
    words.length > longestTemplate ? -1 : templates.findIndex((line) => says(line, words, false));
  return {
    contain(words) {
      if (pool.includes(` ${words.join(' ')} `)) return true;
      return (
        words.length <= longestTemplate &&
        templates.some((line) => says(line, words, true) || says(line, words, false))
      );
    },
    isMarker: (words) => marked.has(words.join(' ')),
    lineOf(words, after) {
      const joined = words.join(' ');
      const follows = after && written[after.message]?.[after.line + 1] === joined;
      if (follows) return { message: after.message, line: after.line + 1 };
      const isFirst = after?.message === -1 && openings.has(templates[after.line] ?? []);
      const begun = isFirst ? written.findIndex(([first]) => first === joined) : -1;
      if (begun !== -1) return { message: begun, line: 0 };
      if (words.length >= fewestTelling)
        for (const [message, own] of written.entries()) {
          const line = own.indexOf(joined);
          if (line !== -1) return { message, line };
        }
      const template = templateOf(words);
      return template !== -1 && (words.length > 1 || after) ? { message: -1, line: template } : undefined;
    },
    goesOn(words) {
      const start = `${words.join(' ')} `;
      return (
        written.some((one) => one.some((line) => line.startsWith(start))) ||
        templates.some(
          (line) => line.length > words.length && says(line.slice(0, words.length), words, false),
        )
      );
    },
  };
}
