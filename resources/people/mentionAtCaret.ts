/** The name that is being typed behind an @. */

interface Typed {
  /** Where the @ stands. */
  from: number;
  /** The letters behind it, up to the caret. */
  query: string;
}

/** An @ at the start of a word, and up to two words behind it: names have a space in them. */
const behindAt = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;

/** @returns undefined where no name is being typed */
export function mentionAtCaret(text: string, caret: number): Typed | undefined {
  const query = behindAt.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { from: caret - query.length - 1, query };
}

/** Whether a name has words that begin like those typed, in their order. */
export function isNamedLike(name: string, query: string): boolean {
  const [wanted, words] = [query, name].map((text) => text.toLocaleLowerCase());
  return wanted === undefined || words === undefined
    ? false
    : words.startsWith(wanted) || words.includes(` ${wanted}`);
}
