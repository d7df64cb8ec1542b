/** Text without the marks that nobody typed and that a copied text brings along. */
import { z } from 'zod';

/** Marks that are not seen and have no place in a short text; those that can be spelling are looked at one by one below. */
const stray = /(?!\p{VS}|\u180e|\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{DI}|[\u2800\ufff9-\ufffc]/gu;

/** Tabs, as between cells, and spaces of a fixed width or at which no line may be broken. */
const fixedSpaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;

/** Scripts that never tell words apart by joiners: there they only hide. Marks of no script belong to the letter before. */
const neverJoined =
  /[\p{scx=Zyyy}\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Cher}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

const mark = /\p{M}/u;
const inWord = /[\p{L}\p{M}]/u;
const picture = /\p{ExtPict}|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/u;

/**
 * Whether a joiner between the two is spelling, as in Persian, or makes one picture of two. Behind a mark that takes the
 * vowel off a letter it shapes that letter, also at the end of a word, as in Malayalam.
 */
const isSpelled = (before: string, joiner: string, after: string): boolean =>
  (inWord.test(before) &&
    !neverJoined.test(before) &&
    (inWord.test(after) || (joiner === '\u200d' && mark.test(before)))) ||
  (picture.test(before) && picture.test(after));

const withoutIdleJoiners = (text: string): string =>
  text.replace(/(.?)([\u180e\u200c\u200d])[\u180e\u200c\u200d]*(?=(.?))/gsu, (_, before, joiner, after) =>
    isSpelled(before, joiner, after) ? before + joiner : before,
  );

/** Choices between drawings of one sign: spelling in Chinese, Japanese and Mongolian, and hidden behind other letters. */
const idleVariants =
  /(^|[^\p{VS}\u{e0020}-\u{e007f}\p{scx=Hani}\p{scx=Mong}\p{scx=Mymr}\p{ExtPict}])(?:\p{VS}|[\u{e0020}-\u{e007f}])+/gu;

/**
 * Letters in two parts, as macOS writes file names; whole letters that Unicode holds twice stay as they were typed. No
 * letter has more than 30 marks (UAX #15), and sorting a hundred thousand would take a minute.
 */
const apart = /[^\p{M}\p{scx=Hani}]\p{M}{1,30}|[\u1100-\u11ff]+/gu;

/**
 * Drops marks that came along with a copied text, makes plain spaces of fixed ones, and puts letters together that are
 * in two parts. What is spelling stays: joiners between letters of Persian, Kurdish, Sinhala or Malayalam.
 *
 * @example plainText('\u200fAda\u00a0Love\u00adlace') // 'Ada Lovelace'
 */
export const plainText = (text: string): string =>
  // Nearly every text is plain ASCII.
  /^[ -~]*$/.test(text)
    ? text
    : withoutIdleJoiners(text.replace(stray, '').replace(fixedSpaces, ' '))
        .replace(idleVariants, '$1')
        .replace(apart, (letters) => letters.normalize('NFC'));

/** A text on one line, as it was typed or pasted. */
export const pasted = z.string().overwrite(plainText).trim();

/** A text of several lines: in it marks of direction can be meant, and in Thai and Khmer spaces of no width part words. */
export const pastedLines = z
  .string()
  .overwrite((text) =>
    text
      .replace(/[\u00ad\u202d\u202e\u2060\ufeff\ufffc]/g, '')
      .replace(/([\u0e00-\u109f\u1780-\u17ff])?\u200b/g, (both, letter) => (letter ? both : '')),
  )
  .trim();
