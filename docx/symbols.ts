/** Fonts whose letters are pictures. */

const pictures =
  /^(?:wingdings|webdings|symbol|fontawesome|font awesome|zapf ?dingbats|marlett|material icons)/i;

export const isSymbolFont = (font: string | undefined) => font !== undefined && pictures.test(font);

/** Characters of a symbol font where Word itself puts them: in Unicode's private use area. */
export const asSymbols = (text: string) =>
  Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code > 0x20 && code < 0x100 ? String.fromCodePoint(0xf000 + code) : char;
  }).join('');
