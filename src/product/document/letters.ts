/** Texts brought down to the letters that every way of reading the same document agrees on. */

/** The letters and digits of several pieces of text as one, with where each came from. */
export interface Letters {
  text: string;
  /** Which piece each letter stands in, and at which UTF-16 unit of it. */
  pieces: number[];
  offsets: number[];
  /** Whether a word may begin at a letter: behind a space, a sign or the end of a piece. */
  begins: boolean[];
}

/**
 * LATIN keeps a–z and digits alone, since accents, dashes and quotation marks are what differs between a file, whose
 * bytes may have been read as the wrong alphabet, and its text as it was repaired. ANY keeps every letter, for texts
 * that are written in others.
 */
export type Alphabet = 'LATIN' | 'ANY';

const isWide = (code: number) => (code >= 0xfb00 && code <= 0xfb06) || (code >= 0xff01 && code <= 0xff5e);

/** One unit as it is compared; empty for what is no letter. */
function lettersIn(unit: string, alphabet: Alphabet): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return /[a-z\d]/i.test(unit) ? unit.toLowerCase() : '';
  if (isWide(code))
    return unit
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^a-z\d]/g, '');
  if (alphabet === 'LATIN') return '';
  return (code & 0xf800) === 0xd800 ? unit : unit.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** The letters of a text, and where its words begin among them. */
export function lettersOf(pieces: readonly string[], alphabet: Alphabet): Letters {
  const letters: Letters = { text: '', pieces: [], offsets: [], begins: [] };
  const parts: string[] = [];
  pieces.forEach((piece, index) => {
    let isNew = true;
    for (let offset = 0; offset < piece.length; offset += 1) {
      const found = lettersIn(piece.charAt(offset), alphabet);
      if (found === '') isNew = true;
      for (let count = 0; count < found.length; count += 1) {
        letters.pieces.push(index);
        letters.offsets.push(offset);
        letters.begins.push(isNew && count === 0);
      }
      if (found !== '') isNew = false;
      parts.push(found);
    }
  });
  letters.text = parts.join('');
  return letters;
}

/** The words of a text as they are compared. */
export function wordsOf(text: string, alphabet: Alphabet): string[] {
  const { text: letters, begins } = lettersOf([text], alphabet);
  const words: string[] = [];
  let from = 0;
  for (let at = 1; at <= letters.length; at += 1)
    if (at === letters.length || begins[at]) {
      words.push(letters.slice(from, at));
      from = at;
    }
  return words;
}

/** The alphabet to compare a quotation in: Latin wherever that leaves most of its letters. */
export function alphabetOf(quotation: string): Alphabet {
  const all = quotation.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const latin = quotation.match(/[a-z\d]/gi)?.length ?? 0;
  return latin * 2 >= all ? 'LATIN' : 'ANY';
}
