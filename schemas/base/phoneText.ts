/** Telephone numbers as people write and copy them, in the one way they are stored. */

/** Where the ten digits of scripts begin whose people write numbers in them: Arabic, Persian, the scripts of India, Thai. */
const zeros = [
  ...[0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50],
] as const;

const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** The letters on the keys of a telephone, key 2 first. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string) => String(keys.findIndex((letters) => letters.includes(letter)) + 2);

/** "800-FLOWERS" in digits; words behind a whole number are no part of it. */
const dialed = (number: string): string =>
  number.replace(
    /^(\+?[\d ().-]*\d[ ().-]*)([a-z][a-z\d ().-]*)$/i,
    (whole, digits: string, word: string) => {
      const count = (text: string) => text.replace(/[^a-z\d]/gi, '').length;
      return count(whole) >= 7 && count(whole) <= 15
        ? digits + word.replace(/[a-z]/gi, (letter) => keyOf(letter.toUpperCase()))
        : whole;
    },
  );

const extension =
  /[\s,;]*(?:extensi[oó]n|extn?|durchwahl|nebenstelle|dw|int|interno|poste|anexo|ramal|доб|x|#)\s?[.:=]?\s?(\d{1,7})\)?$/iu;

/** "Tel.:", "Mobile", "T" before a number. */
const label = /^\p{L}[\p{L}\p{M}.\s-]{0,24}:?\s*(?=[+(\d])/u;

/** "mobile", "(home)" behind a whole one. */
const labelBehind = /^((?:\D*\d){7,}[\d ().-]*?)\s*[-(]?\s*\p{L}[\p{L}\p{M}.\s]{0,20}\)?$/u;

/** Longer texts are no telephone numbers and are not read. */
const longest = 100;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Slashes stand behind an area code in Germany; between two whole numbers they stay, for those are two. */
const withoutSlashes = (text: string): string =>
  text.split('/').filter((part) => countDigits(part) >= 7).length > 1
    ? text
    : text.replace(/\s*[/\\]\s*/g, ' ');

/**
 * A number with plain digits, spaces and dashes; its extension is written "ext. 5". What is not understood comes back as
 * it is, for the field to refuse.
 *
 * @example phoneText('0211/123456') // '0211 123456'
 */
export function phoneText(typed: string): string {
  if (typed.length > longest) return typed;
  const plain = typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00b7\u2022]/g, ' ')
    .replace(/^[='"\s]+|['"\s,;.]+$/g, '')
    .replace(label, '');
  const behind = extension.exec(plain);
  let number = plain.slice(0, behind?.index).replace(labelBehind, '$1');
  number = dialed(withoutSlashes(number).replace(/\[/g, '(').replace(/\]/g, ')'));
  // "+44 (0)20" is dialed without the 0, except in Italy.
  if (/^(?:\+|00)(?!\s?39)/.test(number)) number = number.replace(/[\s.-]*\(0\)[\s.-]*/, ' ');
  number = number.replace(/\s+/g, ' ').trim();
  return /^\+?[\d ().-]+$/.test(number) ? `${number}${behind ? ` ext. ${behind[1]}` : ''}` : typed;
}
