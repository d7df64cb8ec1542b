/** Whether an ordinary word in a text is the tool that goes by it: "in Excel", "excel, powerpoint", not "excels at". */
import { isPlain, phraseOf, skillAt, toolKind } from '../vocabulary/phrases.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { type WordName, wordNameOf } from '../vocabulary/wordNames.ts';

/** Makers' names in the names of skills: "Microsoft PowerPoint" for "powerpoint". */
const made = /\b(?:Microsoft|Google|Adobe|QuickBooks|SAP|Oracle)\b/;

/** Whether a few words are the name of some tool, so that what stands in a list with them is one. */
function isTool(words: string): boolean {
  if (words === '') return false;
  if (words.split(' ').length === 1 && wordNameOf(words)) return true;
  const phrase = phraseOf(termsOf(words));
  if (!phrase || phrase.skill < 0 || skillAt(phrase.skill)?.soft) return false;
  const kind = toolKind(phrase);
  if (kind !== 'OFFICE') return kind === 'TECHNICAL';
  return !isPlain(phrase) || made.test(skillAt(phrase.skill)?.name ?? '');
}

const item = "[\\p{L}\\d.+#'’-]+";
const joint = '\\s*(?:[,/|;•●▪(&+]|\\band\\b|\\bor\\b|\\n)\\s*(?:and\\s+|or\\s+|[•●▪*-]\\s*)?';
const listedBefore = new RegExp(`(?:(${item})\\s)?(${item})\\)?${joint}$`, 'iu');
const listedAfter = new RegExp(`^\\)?${joint}(${item})(?:\\s(${item}))?`, 'iu');

const beside = new RegExp(`(${item})\\s$`, 'iu');
const behind = new RegExp(`^\\s(${item})`, 'iu');
const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** Whether the word stands alone between the commas of a list. */
const isItem = (before: string, after: string) =>
  /[,|;•(/]\s*(?:and\s|or\s)?$/.test(before) && /^\s*(?:[,|;)•/]|\.?\s*$|\s+and\s)/.test(after);

/** Whether a neighbour in a list, before or after, is a tool. */
function standsAmongTools(before: string, after: string): boolean {
  const [, farther = '', nearer = ''] = listedBefore.exec(before) ?? [];
  const [, next = '', second = ''] = listedAfter.exec(after) ?? [];
  const [, left = ''] = beside.exec(before) ?? [];
  const [, right = ''] = behind.exec(after) ?? [];
  if ([left, right].some((word) => isCapital(word) && isTool(word))) return true;
  return [nearer, `${farther} ${nearer}`.trim(), next, `${next} ${second}`.trim()].some((words) =>
    isTool(words.replace(/[.,]+$/, '')),
  );
}

const has = (words: string, word: string | undefined) =>
  word !== undefined && word !== '' && words.split(' ').includes(word);
const preposition = /\b(?:in|using|with|via|through|on|into|from|of|to)\s+(?:the\s+|advanced\s+|basic\s+)?$/i;
/** Words that say of the name behind or before them that it is something one can do. */
const skilled =
  /^\s*(?:skills?|proficien\w+|expert\w*|certifi\w+|developer|programm\w+|database|software|administrat\w+|knowledge|user|training|experience|server|\(|[–:-]\s|$)/i;
const proficient =
  /\b(?:proficien\w+|skilled|expert\w*|advanced|knowledge|experienced?|familiar\w*|certified|fluen\w+|skills?)\b[\w\s,&/]{0,40}$/i;

/** Whether most words of a line begin with a capital, so that one more says nothing. */
function isTitleCase(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 1 && capitals * 4 >= words.length * 3;
}

/**
 * Whether the word at text[start, end) is a tool's name.
 * @param entry what is known of the word
 */
export function isNameAt(entry: WordName, text: string, start: number, end: number): boolean {
  const written = text.slice(start, end).replace(/['’]s?$/, '');
  if (written.toLowerCase() !== entry.name.toLowerCase()) return false;
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 60);
  const [previous = ''] = /[\p{L}\d.]+(?=[\s-]*$)/u.exec(before.toLowerCase()) ?? [];
  const [next = ''] = /^(?:\.com|\.io|\.js|\s*[&–-]|\s*[\p{L}\d]+)/u.exec(after.toLowerCase()) ?? [];
  if (
    has(entry.makers, previous) ||
    (entry.makers.includes('-') && before.toLowerCase().replaceAll(/\s+/g, '-').endsWith(`${entry.makers}-`))
  )
    return true;
  if (has(entry.parts, next.trim()) || has(entry.parts, next.trim().replace('.', ''))) return true;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const line = text.slice(lineStart, lineEnd);
  const isAlone = line.replace(/[\s•●▪*.,–-]/g, '').toLowerCase() === entry.name.toLowerCase();
  if (isAlone) return true;
  if (has(entry.ordinary, next.trim()) || /^\s*\d/.test(after)) return false;
  if (
    entry.name.length === 1 &&
    (/^[.'’&-]/.test(after) ||
      /(?:vitamin|grade|class|hepatitis|type|section|part|level|plan|series)\s$/i.test(before))
  )
    return false;
  if (standsAmongTools(before, after)) return true;
  if (written === written.toLowerCase() || entry.always) {
    return (
      written !== written.toLowerCase() &&
      /\b(?:using|via|in|with)\s$/i.test(before) &&
      /^\s*(?:[.,;)]|and\b|for\b|$)/.test(after) &&
      !/^(?:spring|monday)$/i.test(written)
    );
  }
  if (entry.name.length > 3 && written === written.toUpperCase() && line === line.toUpperCase()) return false;
  if (isItem(before, after)) return true;
  const isFirst = before.trim() === '' || /(?:[.!?:;•●▪|]|\n\s*[•*–-]?)\s*$/.test(before);
  if (isFirst) return skilled.test(after);
  if (preposition.test(before) || proficient.test(before) || skilled.test(after)) return true;
  // Among names of people, places and firms a capital says nothing.
  const isInName = /\p{Lu}[\p{L}.]*[\s-]$/u.test(before) || /^[\s-]\p{Lu}/u.test(after);
  return !isTitleCase(line) && !isInName;
}
