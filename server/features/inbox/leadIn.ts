/** Finds the lines that a mail program puts above a quotation of ours, in whatever language. */
import type { OwnMails } from './ownWords.ts';

type Sender = Pick<OwnMails, 'addresses' | 'names'>;

/** Lead-ins are longer than this only where they hold something else. */
const longestLead = 300;
const mostLines = 4;

const moment = /\p{Nd}{4}|\p{Nd}{1,2}\p{P}\s?\p{Nd}{1,2}/u;
/** At the end of a lead-in: a colon, of whatever script. */
const colon = /[:\uFF1A\uFE55]$/u;

/** Marks of direction stand anywhere in Hebrew and Arabic ones. */
const bare = (line: string) => line.replaceAll(/\p{Cf}/gu, '').trim();

const hasAddress = ({ addresses }: Sender, text: string) =>
  addresses.some((address) => text.toLowerCase().includes(address));

const hasName = ({ names }: Sender, text: string) =>
  names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text),
  );

/** "On …, Hireday <…> wrote:": it names us and a moment, and leads to what follows. */
function isLead(sender: Sender, text: string): boolean {
  if (text.length > longestLead || !moment.test(text.replaceAll(/\S*@\S*/g, ''))) return false;
  if (colon.test(text)) return hasAddress(sender, text) || hasName(sender, text);
  const end = text.slice(-90);
  return /@[^\s@]+[>)\]]$/u.test(end) && hasAddress(sender, end);
}

/** "Hireday wrote:", which names nobody else and nothing more than a day. */
function isShortLead(sender: Sender, text: string): boolean {
  if (!colon.test(text) || text.length > longestLead) return false;
  if (!hasAddress(sender, text) && !hasName(sender, text)) return false;
  const words = text.replaceAll(/[<([]?\S*@\S*/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= 5;
}

/** Whether a line was broken by a program, which does that only where the next word did not fit. */
const isBroken = (line: string, next: string) =>
  /<$/.test(line) || line.length + (/^\S*/.exec(next)?.[0].length ?? 0) >= 58;

const headLine =
  /^[*\s]*(?:[\p{L}\p{M}][\p{L}\p{M}\-./ ]{0,24}|[\p{L}\p{M}]{1,12})\*?\s?[:\uFF1A]\s?\*?\s?(.*)$/u;

const headValue = (line: string) =>
  line.length > longestLead ? undefined : headLine.exec(bare(line))?.[1]?.trim();

/** "From: Hireday": a line of a head that names us and nothing else. */
function isSender(sender: Sender, line: string): boolean {
  const value = headValue(line);
  if (!value) return false;
  const name = value.replaceAll(/["']/g, '').replace(/\s*[<[(].*$/, '');
  return hasAddress(sender, value) || sender.names.some((own) => own.toLowerCase() === name.toLowerCase());
}

const isBlank = (line: string | undefined) => bare(line ?? '') === '';

/** "-----Original Message-----", or a rule: only where something that is surely a lead-in follows. */
const isRule = (line: string) =>
  /^[\p{Pd}_=]{2,}[^\p{Pd}_=]{0,60}[\p{Pd}_=]{2,}$/u.test(line) || /^[\p{Pd}_=]{5,}$/u.test(line);

/** Lines of a head; more is none. */
const longestHead = 9;
const timeOfDay = /\p{Nd}{1,2}[:.]\p{Nd}{2}/u;

/** Whether a line of a head can be above the one that names us: "To: …" with an address, or the moment. */
const canPrecede = (line: string) => {
  const value = headValue(line) ?? '';
  return value.includes('@') || (moment.test(value) && timeOfDay.test(value));
};

/** A head of lines such as "From: …, Sent: …, To: …, Subject: …" that ends just above a place. @returns where it begins */
function headAbove(sender: Sender, lines: readonly string[], end: number): number | undefined {
  let start = end;
  // Some programs part the subject from the lines above it.
  const belongs = (at: number) =>
    headValue(lines[at] ?? '') !== undefined || (at < end - 1 && isBlank(lines[at]));
  while (start > 0 && end - start < longestHead && belongs(start - 1)) start -= 1;
  const named = lines.slice(start, end).findIndex((line) => isSender(sender, line));
  if (named === -1) return undefined;
  let first = start + named;
  while (first > start && canPrecede(lines[first - 1] ?? '')) first -= 1;
  return end - first < 2 ? undefined : first;
}

/** A head without colons, below a rule: "From "Hireday" <…>", "Date …". @returns where it begins */
function bareHeadAbove(sender: Sender, lines: readonly string[], end: number): number | undefined {
  let start = end;
  while (start > 0 && end - start < longestHead && !isBlank(lines[start - 1])) {
    start -= 1;
    const line = bare(lines[start] ?? '');
    if (/^\p{L}{1,15} .*<\S+@\S+>$/u.test(line) && hasAddress(sender, line))
      return isRule(bare(lines[start - 1] ?? '')) ? start : undefined;
  }
  return undefined;
}

/** Whether a short lead-in begins with our name, and so is no half of a longer one. */
const isComplete = ({ names }: Sender, text: string) =>
  names.some((name) => text.toLowerCase().startsWith(name.toLowerCase()));

/** "-----Hireday <…> wrote: -----", as Notes has it above a head. */
const isRuledLead = (sender: Sender, line: string) =>
  isShortLead(sender, /^[\p{Pd}_=]{2,}(.*?)[\p{Pd}_=]{2,}$/u.exec(line)?.[1]?.trim() ?? '');

function sentenceAbove(sender: Sender, lines: readonly string[], end: number): number | undefined {
  const last = bare(lines[end - 1] ?? '');
  const isShort = isShortLead(sender, last);
  if (isShort && isComplete(sender, last)) return end - 1;
  let text = '';
  for (let start = end - 1; start >= 0 && end - start <= mostLines; start -= 1) {
    const line = bare(lines[start] ?? '');
    if (line === '' || (text !== '' && !isBroken(line, bare(lines[start + 1] ?? '')))) break;
    text = `${line} ${text}`.trim();
    // The half of a broken line can read like a whole one.
    const isHalf = start > 0 && bare(lines[start - 1] ?? '').endsWith('<');
    if (!isHalf && isLead(sender, text)) return start;
  }
  return isShort ? end - 1 : undefined;
}

const blankAbove = (lines: readonly string[], end: number): number => {
  let at = end;
  while (at > 0 && isBlank(lines[at - 1])) at -= 1;
  return at;
};

/**
 * @param lines of a mail, without the signs of quotations
 * @param at where something begins that we know to be quoted
 * @returns where the lines that lead to it begin; `at` where there are none
 */
export function leadStart(sender: Sender, lines: readonly string[], at: number): number {
  const end = blankAbove(lines, at);
  const head = headAbove(sender, lines, end) ?? bareHeadAbove(sender, lines, end);
  if (head !== undefined && isRuledLead(sender, bare(lines[head - 1] ?? ''))) return head - 1;
  const start = head ?? sentenceAbove(sender, lines, end);
  const rulesEnd = blankAbove(lines, start ?? at);
  const isRuled = isRule(bare(lines[rulesEnd - 1] ?? ''));
  if (start === undefined) return isRuled && /\p{L}/u.test(lines[rulesEnd - 1] ?? '') ? rulesEnd - 1 : at;
  return isRuled ? rulesEnd - 1 : start;
}

/** Where the first head of a mail of ours begins; undefined without one. */
export function findHead(sender: Sender, lines: readonly string[]): number | undefined {
  const at = lines.findIndex(
    (line, place) => isSender(sender, line) && headValue(lines[place + 1] ?? '') !== undefined,
  );
  return at === -1 ? undefined : at;
}
