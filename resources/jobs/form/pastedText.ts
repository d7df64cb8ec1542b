/** Puts plain text together again that a PDF viewer has put on the clipboard, line by line as it was printed. */

/** Signs of items as programs print them; the letter "o" and "§" are Word's second and third. */
const bullet = /^\s*(?:[•●▪■◦‣·–—*-]|\uF0B7|\uF0A7|o(?=\s)|§(?=\s))\s*/u;
const isItem = (line: string) => bullet.test(line) || /^\s*\(?\d{1,2}[.)]\s/.test(line);

/** "Page 2 of 3", "2 / 3", "- 2 -". */
const pageNumber =
  /^\s*(?:(?:page|p[aá]gina|p[aá]g\.?)\s*\d{1,3}(?:\s*(?:of|de|\/)\s*\d{1,3})?|\d{1,3}\s*(?:of|de|\/)\s*\d{1,3}|[-–—]\s*\d{1,3}\s*[-–—])\s*$/iu;

/** Words behind which a phrase goes on. */
const goesOn =
  /(?:,|(?<!\p{L})(?:and|or|of|the|to|in|with|for|an?|at|by|on|from|y|o|e|u|de|del|en|con|la|el|los|las|un|una|para|por|al))$/iu;
/** A hyphen behind these belongs to the word. */
const compound =
  /(?<!\p{L})(?:full|part|on|off|well|self|long|short|high|low|co|non|hands|follow|back|front|in|day|first|second|third|two|three|\d+)-$/iu;

/** A line shorter than this ends where its author wanted it to. */
const fewestLetters = 40;

/** Without page numbers, and without what is printed beside them on each page. */
function withoutFurniture(lines: readonly string[]): string[] {
  const isNumber = (at: number) => pageNumber.test(lines[at] ?? '');
  const isBesideNumber = (at: number) => [-2, -1, 1, 2].some((step) => isNumber(at + step));
  const repeated = new Set(
    lines.filter(
      (line, at) =>
        line.trim() !== '' &&
        !isItem(line) &&
        isBesideNumber(at) &&
        lines.indexOf(line) !== lines.lastIndexOf(line),
    ),
  );
  return lines.flatMap((line, at) => {
    if (isNumber(at)) return ['\f'];
    return repeated.has(line) && lines.indexOf(line) !== at ? ['\f'] : [line];
  });
}

/** Whether a line goes on in the next one. */
function isBroken(line: string, next: string): boolean {
  if (next.trim() === '' || isItem(next) || line.trim() === '') return false;
  if (/\p{L}-$/u.test(line)) return /^\p{Ll}/u.test(next);
  if (goesOn.test(line)) return true;
  return line.length >= fewestLetters && /^[\p{Ll}(]/u.test(next) && !/[.!?:;]$/.test(line);
}

const joined = (line: string, next: string) =>
  line.endsWith('-') ? `${compound.test(line) ? line : line.slice(0, -1)}${next}` : `${line} ${next}`;

/**
 * Joins lines that were broken for the width of a page and takes page numbers and running heads out. Lines and items
 * that end where their author wanted them to stay, and text without broken lines stays as it is.
 */
export function pastedText(text: string): string {
  const printed = text.replace(/\r\n?/g, '\n').replaceAll('\f', '\n').split('\n');
  const lines = withoutFurniture(printed.map((line) => line.trimEnd()));
  const kept: string[] = [];
  let isBehindPage = false;
  for (const written of lines) {
    if (written === '\f') {
      // Empty lines around a page's edge are no paragraph's.
      while (kept.at(-1) === '') kept.pop();
      isBehindPage = true;
      continue;
    }
    if (written === '' && isBehindPage) continue;
    isBehindPage = false;
    const last = kept.at(-1) ?? '';
    const line = written.trim();
    // Some viewers put the sign of an item on a line of its own.
    const isSign = last !== '' && last.replace(bullet, '') === '' && line !== '';
    if (isSign) kept.splice(-1, 1, `${last.trim()} ${line}`);
    else if (isBroken(last, line)) kept.splice(-1, 1, joined(last, line));
    else kept.push(written);
  }
  return kept.join('\n');
}
