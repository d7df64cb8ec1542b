/** Words whose letters were set far apart, closed again: "M I R A" and letters that are pieces of their own. */
import type { Piece } from './pagePieces.ts';

/** Fewer letters than this are initials. */
const fewestLetters = 3;

const lettersOf = (str: string) => str.trim().split(' ');
const isLetter = (text: string) => /^[\p{L}&-]$/u.test(text);

/** Whether a piece is mostly single letters with spaces between them; kerning may have closed a pair. */
function isSpaced(str: string): boolean {
  if (!/^\s?\S{1,2}\s\S{1,2}\s/.test(str)) return false;
  const parts = lettersOf(str).filter(Boolean);
  // A stray letter for every blank is no word.
  if (new Set(parts).size < 2) return false;
  const single = parts.filter((part) => /^[\p{L}&]$/u.test(part)).length;
  if (single < fewestLetters) return false;
  return (
    parts.length >= fewestLetters &&
    single * 3 >= parts.length * 2 &&
    parts.every((part) => /^[\p{L}&-]{1,2}$/u.test(part))
  );
}

/** Whether every part of a piece is a letter, as in the short words of a spaced line. */
const isShortSpaced = (str: string) => lettersOf(str).every(isLetter);

const closed = (str: string) =>
  str
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');

/**
 * @param pieces of one line, from left to right
 * @returns the same, with words instead of letters; undefined where no letters are set apart
 */
export function closeSpacedLetters(pieces: readonly Piece[]): Piece[] | undefined {
  if (pieces.some(({ str }) => isSpaced(str)))
    return pieces.map((piece) =>
      isSpaced(piece.str) || isShortSpaced(piece.str) ? { ...piece, str: closed(piece.str) } : piece,
    );
  const single = pieces.filter(({ str }) => isLetter(str.trim())).length;
  return single > fewestLetters && single * 5 >= pieces.length * 4 ? wordsOf(pieces) : undefined;
}

/** Letters that are pieces of their own, parted where the gap is wider than between letters. */
function wordsOf(pieces: readonly Piece[]): Piece[] {
  const gaps = pieces.slice(1).map((piece, index) => piece.x - (pieces[index]?.end ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: Piece[] = [];
  pieces.forEach((piece, index) => {
    const last = words.at(-1);
    const gap = gaps[index - 1] ?? 0;
    if (last && gap < Math.max(usual * 1.6, usual + piece.size * 0.2)) {
      words[words.length - 1] = { ...last, str: last.str.trim() + piece.str.trim(), end: piece.end };
    } else words.push({ ...piece, str: piece.str.trim() });
  });
  return words;
}
