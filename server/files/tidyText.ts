/** Makes text from any file fit to be kept, searched and quoted. */

/** Where Windows-1252 differs from Latin-1: the characters of the bytes 0x80 to 0x9F. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const continuation = `[\u0080-\u00BF${windows1252}]`;
const twiceEncoded = new RegExp(
  `[\u00C2-\u00DF]${continuation}|[\u00E0-\u00EF]${continuation}{2}|[\u00F0-\u00F4]${continuation}{3}`,
  'g',
);

/**
 * Turns back what was encoded as UTF-8 twice, as many resume sites do: 'â€“' becomes '–' and 'Ã©' becomes 'é'.
 * Some remains are known whose last byte got lost on the way: the hard space, the closing quote, the wide comma.
 */
function undoDoubleEncoding(text: string): string {
  return text
    .replace(twiceEncoded, (run) => {
      const bytes = Uint8Array.from(run, (char) => {
        const place = windows1252.indexOf(char);
        return place >= 0 ? 0x80 + place : char.charCodeAt(0);
      });
      return new TextDecoder().decode(bytes);
    })
    .replace(/Â(?=\s|$)/g, '')
    .replace(/â€(?=[\s.,;:)]|$)/g, '”')
    .replace(/ ?ï¼(?=\s|$)/g, ',');
}

/**
 * Unifies line ends, spaces and ligatures; drops control, zero-width and broken characters (PostgreSQL takes no NUL);
 * keeps tabs and runs of spaces inside a line, as they separate columns; at most one empty line in a row.
 */
export function tidyText(text: string): string {
  // Twice, as some texts were through it twice.
  return (
    undoDoubleEncoding(undoDoubleEncoding(text.toWellFormed()))
      .replace(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n')
      .replace(/[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/gu, (char) =>
        char === '\n' || char === '\t' ? char : '',
      )
      .replace(/^([^\S\n]*)[\uE000-\uF8FF](?:[ \t]*(?=[^\s]))/gmu, '$1• ')
      .replace(/[\uE000-\uF8FF]/gu, '')
      .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
      .replace(/[\p{Zs}]/gu, ' ')
      // No regular expressions here: one for blanks before a line end takes time that grows with the square of the
      // blanks, and one for several empty lines overflows the stack on millions of lines.
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
      .join('\n')
      .trim()
  );
}
