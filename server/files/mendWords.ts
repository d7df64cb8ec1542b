/** Words that a PDF's fonts or line ends have broken, put together again. What is not sure stays as it is. */
import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';
import { isSectionHeading } from './sectionHeadings.ts';

let words: ReadonlySet<string> | undefined;

/** Read when first needed, as most resumes need no mending. @param word in small letters, without accents */
function isWord(word: string): boolean {
  words ??= new Set(readFileSync(wordListPath, 'utf8').split('\n'));
  return words.has(word);
}

const ligatures = ['ffi', 'ffl', 'ff', 'fi', 'fl'];

/** Pieces that common words leave where a font has lost its ligatures; none is a word or part of a name. */
const remains =
  /\b(?:of ?ce|con ?g(?:ur|ured|uration)|certi ?(?:ed|cat\w*)|quali ?(?:ed|cat\w*)|identi ?ed|veri ?(?:ed|cat\w*)|noti ?cat\w*|speci ?(?:c|ed|cat\w*)|signi ?cant\w*|bene ?ts?|pro ?cien\w*|pro ?ts?|ef ?cien\w*|e ?ective\w*|di ?eren\w*|di ?cult\w*|su ?cient\w*|work ?ows?|nancial\w*|nance|o ?ered|re ?ect\w*|con ?ict\w*|con ?dent\w*|classi ?ed|clari ?ed|scienti ?c)\b/gi;
/** A file has lost them when it has so many different ones of these. */
const fewestRemains = 2;

/** The words that putting one ligature back makes of a broken one; with a space where the file has one. */
function mendedBy(broken: string): string[] {
  const plain = broken.toLowerCase();
  const places = plain.includes(' ')
    ? [plain.indexOf(' ')]
    : Array.from({ length: plain.length + 1 }, (_, place) => place);
  const gap = plain.includes(' ') ? 1 : 0;
  return [
    ...new Set(
      places.flatMap((place) =>
        ligatures
          .map((ligature) => plain.slice(0, place) + ligature + plain.slice(place + gap))
          .filter(isWord),
      ),
    ),
  ];
}

/** In the capitals of the broken word. */
const likeIt = (broken: string, whole: string) =>
  /^\p{Lu}/u.test(broken) && !/^\p{Lu}\p{Lu}/u.test(broken)
    ? whole.charAt(0).toUpperCase() + whole.slice(1)
    : whole;

function mended(broken: string): string {
  const found = mendedBy(broken);
  return found.length === 1 && found[0] ? likeIt(broken, found[0]) : broken;
}

/**
 * Puts back the ligatures a file has lost: "of ce" and "ofce" become "office". Only in files that lost several, only
 * where what stands there is no word and exactly one ligature makes one of it.
 */
function mendLigatures(text: string): string {
  const lost = new Set(Array.from(text.matchAll(remains), ([word]) => word.toLowerCase()));
  const broken = [...lost].filter((word) => !isWord(word.replace(' ', '')) && mendedBy(word).length > 0);
  if (broken.length < fewestRemains) return text;
  return text
    .replaceAll(remains, mended)
    .replaceAll(
      /(?<![\p{L}’'-])(\p{L}[\p{Ll}]*) (\p{Ll}+)(?![\p{L}’'-])/gu,
      (pair, left: string, right: string) =>
        isWord(left.toLowerCase()) && left.length > 1 && isWord(right) ? pair : mended(pair),
    )
    .replaceAll(/(?<![\p{L}’'.-])\p{L}\p{Ll}{2,}(?![\p{L}’'-])/gu, (word) =>
      isWord(word.toLowerCase()) ? word : mended(word),
    );
}

/**
 * Joins words that are parted at the end of a line, the rest going up to the first half: without the hyphen where that
 * makes a word, with it where only the second half is one.
 */
const joinHyphenated = (text: string) =>
  text.replaceAll(
    /(\p{L}+)[-\u00AD\u2010]\n(\p{Ll}+)([^\s\p{L}]*)(?:[ \t]+|(?=\n)|$)/gu,
    (_, left: string, right: string, behind: string) => {
      const whole = (left + right).toLowerCase();
      const isCompound = !isWord(whole) && isWord(right);
      return `${left}${isCompound ? '-' : ''}${right}${behind}\n`;
    },
  );

/** The fewest words a string of letters is made of, none shorter than three letters but "of" and "and"; null if none. */
function wordsIn(letters: string, most = 4): string[] | null {
  if (letters === '') return [];
  if (most === 0) return null;
  let best: string[] | null = null;
  for (let length = letters.length; length > 1; length -= 1) {
    const word = letters.slice(0, length);
    if (word !== 'of' && (length < 3 || !isWord(word))) continue;
    const rest = wordsIn(letters.slice(length), Math.min(most, best ? best.length - 1 : most) - 1);
    if (rest && (best === null || rest.length + 1 < best.length)) best = [word, ...rest];
  }
  return best;
}

/** Headings set with a space behind every letter: "E X P E R I E N C E", "W O R K  H I S T O R Y". */
const closeSpacedLetters = (text: string) =>
  text.replaceAll(/^(?:[\p{L}&] +){3,}[\p{L}&]$/gmu, (line) => {
    const words = line.split(/ {2,}/).map((word) => word.replaceAll(' ', ''));
    if (words.length > 1 || isSectionHeading(words[0] ?? '')) return words.join(' ');
    const [whole = ''] = words;
    const found = /&/.test(whole) || whole.length > 40 ? null : wordsIn(whole.toLowerCase());
    if (!found) return whole;
    const starts = found.map((_, index) => found.slice(0, index).join('').length);
    return starts.map((start, index) => whole.slice(start, starts[index + 1])).join(' ');
  });

/** All of it. */
export const mendWords = (text: string) => mendLigatures(joinHyphenated(closeSpacedLetters(text)));
