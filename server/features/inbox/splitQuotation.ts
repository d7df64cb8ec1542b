/**
 * Splits the text of a mail into its writer's words and what it quotes of ours.
 *
 * A line counts as quoted only where it is known to be of a mail we sent, or leads to one. Dashes, signatures and lines
 * that look like a quotation prove nothing, so they stay with the writer's words: what is not sure is shown.
 */
import type { MessagePart } from '../../../schemas/message.ts';
import type { Place } from './indexMessages.ts';
import { findHead, leadStart } from './leadIn.ts';
import { isUrl, type OwnMails, type OwnWords, ownWords, wordsOf } from './ownWords.ts';

/** The sign of a quotation, in some programs with initials before it: ">", ">>", "| ", "SO>". */
const quoteSigns = /^\s*(?:(?:\p{Lu}{1,3}(?=>))?[>|\uFF1E\u00BB\u203A]\s?)+/u;

interface Line {
  raw: string;
  /** Without the signs of a quotation. */
  body: string;
  hasSign: boolean;
  words: readonly string[];
}

const linesOf = (text: string): Line[] =>
  text.split('\n').map((raw) => {
    const signs = quoteSigns.exec(raw)?.[0] ?? '';
    const body = raw.slice(signs.length);
    return { raw, body, hasSign: signs !== '', words: wordsOf(body) };
  });

/** The most lines that a program has made of one. */
const mostWraps = 90;

/** Lines that are, taken together, one of ours. */
interface Match {
  count: number;
  words: readonly string[];
  as: Place;
}

/** Programs break lines where the next word does not fit, which is never sooner. */
const shortestWrapped = 50;

/** Whether a line that ends with a name or a title goes on with it on the next one. */
function isTitleBroken(own: OwnWords, as: Place, line: Line, next: Line): boolean {
  const [first = ''] = next.body.trimStart().split(/\s/, 1);
  const isLong = line.body.length + first.length >= shortestWrapped;
  return own.endsOpen(as) && isLong && next.words.length > 0 && !own.lineOf(next.words, as);
}

/** @returns the lines from `at` on that are, taken together, one of ours; of a line with a sign all but the first may lack it */
function matchAt(
  own: OwnWords,
  lines: readonly Line[],
  at: number,
  after: Place | undefined,
): Match | undefined {
  const words: string[] = [];
  const mayJoin = (line: Line | undefined) => line && (lines[at]?.hasSign || !line.hasSign);
  for (let count = 1; count <= mostWraps; count += 1) {
    const line = lines[at + count - 1];
    if (!line || !mayJoin(line) || line.words.length === 0) return undefined;
    words.push(...line.words);
    const as = own.lineOf(words, after);
    const next = lines[at + count];
    // The address of a link can have a line of its own.
    const isLinked = as && next && mayJoin(next) && isUrl(next.body) && !line.body.includes('://');
    if (isLinked && own.lineOf([...words, ...next.words], after)) return { count: count + 1, words, as };
    const isBroken = as && next && mayJoin(next) && isTitleBroken(own, as, line, next);
    if (isBroken && own.lineOf([...words, ...next.words], after)) continue;
    if (as) return { count, words, as };
    if (!own.goesOn(words)) return undefined;
  }
  return undefined;
}

/** A part of a line has so many words at least where nothing else says that it is quoted. */
const fewestOfPart = 4;

/**
 * Whether a line with a sign is a part of one of ours, the rest of which is missing or was broken off by an answer. Some
 * programs put the sign before answers, too, and those often repeat words of the question above them.
 *
 * @param above the quoted words that are nearest above
 */
function isPart(own: OwnWords, lines: readonly Line[], at: number, above: readonly string[]): boolean {
  const words = lines[at]?.words ?? [];
  if (above.length > 0 && own.areOfMessage([...above, ...words])) {
    const next = lines.slice(at + 1).find((line) => line.hasSign && line.words.length > 0);
    return !next || !own.areOfMessage([...above, ...next.words]);
  }
  const isRepeated = ` ${above.join(' ')} `.includes(` ${words.join(' ')} `);
  return words.length >= fewestOfPart && !isRepeated && own.contain(words);
}

/** Mails that people write have a few hundred lines; in those of others the rest counts as the writer's words. */
const mostMisses = 5000;

/** @param from the line below which a quotation has no signs, so that lines are known by their words alone */
function ownLines(own: OwnWords, lines: readonly Line[], from: number): boolean[] {
  const isOurs = lines.map(() => false);
  let after: Place | undefined;
  let above: readonly string[] = [];
  let misses = 0;
  for (let at = 0; at < lines.length && misses < mostMisses; at += 1) {
    const line = lines[at];
    if (!line || line.words.length === 0 || (!line.hasSign && at < from)) continue;
    const match = matchAt(own, lines, at, after);
    if (!match && !(line.hasSign && isPart(own, lines, at, above))) {
      misses += 1;
      continue;
    }
    const count = match?.count ?? 1;
    isOurs.fill(true, at, at + count);
    above = match?.words ?? line.words;
    after = match?.as ?? after;
    at += count - 1;
  }
  return isOurs;
}

/** The lines that are ours, or lead to some that are. */
function quotedLines(lines: readonly Line[], mails: OwnMails): boolean[] {
  const own = ownWords(mails);
  const bodies = lines.map(({ body }) => body);
  const marker = lines.findIndex(({ hasSign, words }) => !hasSign && own.isMarker(words));
  const head = findHead(mails, bodies);
  const starts = [marker, head ?? -1].filter((at) => at !== -1);
  const isOurs = ownLines(own, lines, starts.length > 0 ? Math.min(...starts) : lines.length);
  const isQuoted = [...isOurs];
  for (const [at, ours] of isOurs.entries())
    if (ours && !isOurs[at - 1]) isQuoted.fill(true, leadStart(mails, bodies, at), at);
  return isQuoted;
}

/** Lines without words belong to a quotation where one is on both sides, or where they carry its sign beside it. */
function withBlankLines(lines: readonly Line[], isQuoted: readonly boolean[]): boolean[] {
  const before: boolean[] = [];
  const after: boolean[] = [];
  let last = false;
  for (const [at, { words }] of lines.entries()) {
    if (words.length > 0) last = isQuoted[at] ?? false;
    before[at] = last;
  }
  last = false;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    if (lines[at]?.words.length) last = isQuoted[at] ?? false;
    after[at] = last;
  }
  return lines.map(({ words, hasSign }, at) => {
    if (words.length > 0) return isQuoted[at] ?? false;
    return (before[at] && after[at]) || (hasSign && (before[at] || after[at])) || false;
  });
}

const tidy = (lines: readonly string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();

/** @returns all of a mail in its order; parts without a word are left out */
export function splitQuotation(text: string, mails: OwnMails): MessagePart[] {
  const lines = linesOf(text);
  const isQuoted = withBlankLines(lines, quotedLines(lines, mails));
  const parts: { isQuoted: boolean; lines: string[] }[] = [];
  for (const [at, { raw }] of lines.entries()) {
    const quoted = isQuoted[at] ?? false;
    const last = parts.at(-1);
    if (last?.isQuoted === quoted) last.lines.push(raw);
    else parts.push({ isQuoted: quoted, lines: [raw] });
  }
  return parts
    .map((part) => ({ isQuoted: part.isQuoted, text: tidy(part.lines) }))
    .filter((part) => part.text !== '');
}
