/** Reads amounts and other numbers as people type and paste them, in the digits and groups of any language. */

interface AmountHints {
  /** The page's. It decides which mark begins decimals where three digits follow a mark that could also group them. */
  locale?: string | undefined;
  /** ISO 4217 code. */
  currency?: string | undefined;
  /** Whether the number may have any number of decimals; an amount of money has the decimals of its currency. */
  isPlain?: boolean | undefined;
}

/** The hints, and whether a multiple follows the digits: "1.250m" is not in thousands. */
interface DigitHints extends AmountHints {
  isMultiple: boolean;
}

/** Multiples that are said in words or by a letter; beside a number and nowhere else. */
const multiples: Readonly<Record<string, number>> = {
  ...{ k: 1e3, mil: 1e3, tsd: 1e3, tys: 1e3 },
  ...{ lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5 },
  ...{ m: 1e6, mn: 1e6, mio: 1e6, million: 1e6, millions: 1e6, millón: 1e6, millones: 1e6 },
  ...{ cr: 1e7, crore: 1e7, crores: 1e7 },
};

/** Words for currencies that `Intl` has in no language, or only in the plural. */
const usualWords = 'rs sfr fr euro euros dollar dollars rupees peso pesos pounds zl kc'.split(' ');

/** Currencies whose sign is made of letters, where they are at home: an amount is pasted as its author wrote it. */
const lettered = (
  'ar-AE-AED ar-EG-EGP ar-KW-KWD ar-MA-MAD ar-SA-SAR ar-TN-TND bg-BG-BGN bs-BA-BAM cs-CZ-CZK da-DK-DKK de-CH-CHF es-GT-GTQ ' +
  'es-HN-HNL es-PA-PAB es-PE-PEN fa-IR-IRR hu-HU-HUF id-ID-IDR is-IS-ISK ja-JP-JPY ko-KR-KRW ms-MY-MYR nb-NO-NOK ' +
  'pl-PL-PLN ro-RO-RON ru-RU-RUB sr-RS-RSD sv-SE-SEK sw-KE-KES tr-TR-TRY uk-UA-UAH ur-PK-PKR en-ZA-ZAR zh-CN-CNY'
)
  .split(' ')
  .map((home) => [home.slice(0, 5), home.slice(6)] as const);

/** "R$", "US$", "€", "MX$" */
const isSign = (word: string) => /^\p{L}{0,3}\p{Sc}\p{L}?$/u.test(word);

const plainWord = (word: string) =>
  word
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s.]/gu, '')
    .toLowerCase();

/** The signs of a currency in a language; none for a code that `Intl` does not take. */
function signsOf(locale: string, currency: string): string[] {
  try {
    return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    );
  } catch {
    return [];
  }
}

const knownWords = new Map<string, ReadonlySet<string>>();

/** How currencies are called: their codes, their names in the reader's language, and the signs of the usual ones. */
function currencyWords({ locale = 'en', currency = 'USD' }: AmountHints): ReadonlySet<string> {
  const key = `${locale} ${currency}`;
  const known = knownWords.get(key);
  if (known) return known;
  const codes = Intl.supportedValuesOf('currency');
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const words = [
    ...codes.flatMap((code) => [code, names.of(code) ?? code]),
    ...signsOf(locale, currency),
    ...lettered.flatMap(([home, code]) => [...signsOf(home, code), ...signsOf(locale, code)]),
    ...usualWords,
  ].map(plainWord);
  knownWords.set(key, new Set(words));
  return new Set(words);
}

/** The value of a digit of any script: digits stand in runs of ten from their zero on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Digits of one script, marks of one kind for each of their uses: `'` within groups, `٫` before decimals. */
const plainMarks = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[’‘ʼ´`′٬˙·_]/g, "'")
    .replaceAll(/[،⹁]/gu, ',')
    .replaceAll(/[−–—‒]/g, '-')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

/** Groups of three, or of two before the last three as in India. */
const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...others] = groups;
  const last = others.at(-1);
  const between = others.slice(0, -1);
  if (last === undefined || !/^[1-9]\d{0,2}$/.test(first) || last.length !== 3) return false;
  return (
    between.every(({ length }) => length === 3) ||
    (first.length <= 2 && between.every(({ length }) => length === 2))
  );
};

/** Whole digits in groups by one kind of mark, or in none. */
function wholeOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const [mark] = /[^\d]/.exec(text) ?? [];
  const groups = mark === undefined ? [] : text.split(mark);
  return isGrouped(groups) ? groups.join('') : undefined;
}

/** Whether three digits after a single mark are decimals: never of dollars, which are counted in hundredths. */
function areDecimals(mark: string, { locale = 'en', currency, isPlain, isMultiple }: DigitHints): boolean {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency || 'USD' });
    const hasMany = isPlain || isMultiple || format.resolvedOptions().maximumFractionDigits === 3;
    const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
    return hasMany && decimal !== undefined && plainMarks(decimal.value) === mark;
  } catch {
    return false;
  }
}

/** Where the decimals begin; -1 where there are none, undefined where that cannot be told. */
function decimalMarkAt(text: string, hints: DigitHints): number | undefined {
  const arabic = text.indexOf('٫');
  if (arabic >= 0) return arabic;
  const marks = [...text.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return -1;
  const [mark] = last;
  const isAlone = marks.filter(([one]) => one === mark).length === 1;
  // Another mark before it groups the digits.
  if (/[.,' ]/.test(text.slice(0, last.index).replaceAll(mark, ''))) return isAlone ? last.index : undefined;
  if (!isAlone) return -1;
  const digits = text.length - last.index - 1;
  if (digits === 3 && !text.startsWith('0')) return areDecimals(mark, hints) ? last.index : -1;
  return digits <= 2 || text.startsWith('0') || hints.isPlain || hints.isMultiple ? last.index : undefined;
}

/** "1,00,000", "85'000.50", "10 000" */
function numberOf(text: string, hints: DigitHints): number {
  const at = decimalMarkAt(text, hints);
  if (at === undefined) return Number.NaN;
  const whole = wholeOf(at < 0 ? text : text.slice(0, at) || '0');
  const decimals = at < 0 ? '' : text.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(decimals)) return Number.NaN;
  return Number(`${whole}.${decimals || '0'}`);
}

/** Reads the signs before and after the digits: minus, a multiple, a currency; undefined where they say more. */
function factorOf(before: string, after: string, hints: AmountHints): number | undefined {
  const isCurrency = (word: string) =>
    word === '' || isSign(word) || currencyWords(hints).has(plainWord(word));
  // "100,-" and "100.–" are whole amounts.
  const rest = after.replace(/^[.,:]?-(?!\d)/, '').trim();
  const lead = before.replace('-', '').trim();
  if (!isCurrency(lead)) return undefined;
  const sign = before.includes('-') ? -1 : 1;
  if (isCurrency(rest) && !Object.hasOwn(multiples, plainWord(rest)))
    return rest === '' || lead === '' ? sign : undefined;
  const [, word = '', currency = ''] = /^(\p{L}+)\.?\s*(?:de )?(.*)$/u.exec(rest) ?? [];
  const multiple = Object.hasOwn(multiples, word) ? multiples[word] : undefined;
  return multiple !== undefined && isCurrency(currency) ? sign * multiple : undefined;
}

/** "5e-7", as computers write numbers that are very small or very large. */
const scientific = /^-?(?:\d+\.?\d*|\.\d+)e[-+]?\d+$/;

/** More digits than a number can have would make infinity, which no record takes. */
const finite = (number: number) => (Number.isFinite(number) ? number : Number.NaN);

/**
 * Reads an amount with its currency, groups and decimals as they are written in any language: "$120,000", "12,00,000",
 * "85’000", "10 000 zł", "R$ 5.000", "١٢٬٠٠٠", "210k", "1.5m". A single point or comma before three digits groups them.
 *
 * @returns null for an empty text; NaN for what is no amount, or could be more than one
 */
export function readAmount(typed: string, hints: AmountHints = {}): number | null {
  // NFKC would make "102" of "10²".
  if (/\p{No}/u.test(typed)) return Number.NaN;
  const text = plainMarks(typed).toLowerCase();
  if (text === '') return null;
  if (hints.isPlain && scientific.test(text)) return finite(Number(text));
  const parts = /^([^\d]*?)((?:[.,٫])?\d(?:[\d.,'٫ ]*\d)?\.?)([^\d]*)$/u.exec(text);
  if (!parts) return Number.NaN;
  const [, before = '', digits = '', after = ''] = parts;
  const factor = factorOf(before.trim(), after.trim(), hints);
  if (factor === undefined) return Number.NaN;
  const isMultiple = Math.abs(factor) !== 1;
  const number = numberOf(digits, { ...hints, isMultiple });
  // 1.1 times 1,000,000 is 1,100,000.0000000001 to a computer.
  return finite(isMultiple ? Number((number * factor).toPrecision(15)) : number * factor);
}
