/** Compares words with a line of the template of our mails, in which blanks stand for names, titles and addresses of pages. */

/** Stands for the words of a template that differ from mail to mail; a sign for private use that no template has. */
export const blank = '\uE000';
/** Stands for the address of a page, which programs move to a line of its own or leave out. */
export const blankUrl = '\uE001';

/** The most words that a name or a title is taken to have. */
const maxBlankWords = 24;

/** @returns each place of a template's line that words lead to, with how many of them are the template's own */
function reach(
  line: readonly string[],
  words: readonly string[],
  from: Map<number, number>,
): Map<number, number> {
  let reached = from;
  for (const given of words) {
    const next = new Map<number, number>();
    const go = (at: number, own: number) => next.set(at, Math.max(own, next.get(at) ?? 0));
    for (const [at, own] of reached) {
      if (line[at] === blank || line[at] === blankUrl) go(at, own);
      // A blank has a word at least; the address of a page can be missing.
      if (line[at] === blank) go(at + 1, own);
      const literal = line[at] === blankUrl ? at + 1 : at;
      if (line[literal] === given) go(literal + 1, own + 1);
    }
    if (next.size === 0) return next;
    reached = next;
  }
  return reached;
}

/** Names and titles have so many words at most for each word of the template beside them. */
const mostPerOwnWord = 6;
/** The most words of a name before the template's own. */
const mostBefore = 8;
const isLikely = (words: readonly string[], own: number) =>
  words.length - own <= Math.min(maxBlankWords, own * mostPerOwnWord);

/** Whether words are what a line of a template says. */
export const says = (line: readonly string[], words: readonly string[]): boolean =>
  [...reach(line, words, new Map([[0, 0]]))].some(([at, own]) => {
    const isWhole = at === line.length || (at === line.length - 1 && line[at] === blankUrl);
    return isWhole && isLikely(words, own);
  });

/** Whether a line of a template begins with words, as where a program has wrapped it. */
export const beginsWith = (line: readonly string[], words: readonly string[]): boolean =>
  [...reach(line, words, new Map([[0, 0]]))].some(
    ([at, own]) => at < line.length && words.length - own <= (own === 0 ? mostBefore : maxBlankWords),
  );

/** Whether a stretch of a template's line says words; half of them have to be the template's own. */
export function saysInside(line: readonly string[], words: readonly string[]): boolean {
  const known = words.filter((word) => line.includes(word)).length;
  if (known * 2 < words.length) return false;
  return [...reach(line, words, new Map(line.map((_, at) => [at, 0])))].some(
    ([, own]) => own * 2 >= words.length,
  );
}
