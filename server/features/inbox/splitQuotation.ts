/**
 * Splits the text of a mail into its writer's words and what it quotes of ours.
 *
 * A line counts as quoted only where it is known to be of a mail we sent, or leads to one. Dashes, signatures and lines
 * that look like a quotation prove nothing, so they stay with the writer's words: what is not sure is shown.
 */
import type { MessagePart } from '../../../schemas/message.ts';
import { findHead, leadStart } from './leadIn.ts';
import { isUrl, type OwnMails, type OwnWords, ownWords, type Recognized, wordsOf } from './ownWords.ts';

const quoteSigns = /^\s*(?:>\s?)+/u;

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

/** Programs break only lines that are longer. */
const shortestWrapped = 40;

/** The most lines that a program has made of one. */
const mostWraps = 90;

/** @returns how many lines from `at` on are, taken together, one of ours; 0 where they are not */
function unsignedLines(
  own: OwnWords,
  lines: readonly Line[],
  at: number,
  after: Recognized | undefined,
): { count: number; as: Recognized } | undefined {
  const words: string[] = [];
  for (let count = 1; count <= mostWraps; count += 1) {
    const line = lines[at + count - 1];
    if (!line || line.hasSign || line.words.length === 0) return undefined;
    words.push(...line.words);
    const as = own.lineOf(words, after);
    const next = lines[at + count];
    // The address of a link can have a line of its own.
    const isLinked = as && next && !next.hasSign && isUrl(next.body) && !line.body.includes('://');
    if (isLinked && own.lineOf([...words, ...next.words], after)) return { count: count + 1, as };
    if (as) return { count, as };
    if (!own.goesOn(words)) return undefined;
  }
  return undefined;
}

/** Below the start of a quotation without signs, lines of ours are known by their words alone. */
function markUnsigned(own: OwnWords, lines: readonly Line[], from: number, isOurs: boolean[]): void {
  let after: Recognized | undefined;
  for (let at = from; at < lines.length; at += 1) {
    if (lines[at]?.hasSign || lines[at]?.words.length === 0) continue;
    const match = unsignedLines(own, lines, at, after);
    after = match?.as;
    if (!match) continue;
    isOurs.fill(true, at, at + match.count);
    at += match.count - 1;
  }
}

/** Ends of quoted lines that a program has moved into a line of their own, with or without a sign. */
function markRests(own: OwnWords, lines: readonly Line[], isOurs: boolean[]): void {
  for (const [at, { hasSign, words }] of lines.entries()) {
    const above = lines[at - 1];
    if (isOurs[at] || words.length === 0 || !above?.hasSign || !isOurs[at - 1]) continue;
    if (!hasSign && above.body.length < shortestWrapped) continue;
    if (own.contain([...above.words, ...words])) isOurs[at] = true;
  }
}

/** The lines that are ours, or lead to some that are. */
function quotedLines(lines: readonly Line[], mails: OwnMails): boolean[] {
  const own = ownWords(mails);
  const isOurs = lines.map(({ hasSign, words }) => hasSign && words.length > 0 && own.contain(words));
  markRests(own, lines, isOurs);
  const bodies = lines.map(({ body }) => body);
  const marker = lines.findIndex(({ hasSign, words }) => !hasSign && own.isMarker(words));
  const head = findHead(mails, bodies);
  const starts = [marker, head ?? -1].filter((at) => at !== -1);
  if (starts.length > 0) markUnsigned(own, lines, Math.min(...starts), isOurs);
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
