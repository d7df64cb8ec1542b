/** Numbers that are shown can be read back in every language, and what is no number is never taken for another. */
import { describe, expect, test } from 'vitest';
import { PublicJobSearch } from '../../schemas/publicJobSearch.ts';
import { readAmount } from '../../schemas/ui/readAmount.ts';
import { groupAmount, groupDigits } from '../../src/kit/groupDigits.ts';
import { moneyWords } from '../../src/kit/moneyWords.ts';

/** Languages with their countries, of every script, grouping and kind of digits that Intl knows. */
const locales = (
  'en en-IN en-GB en-ZA en-CA en-AU en-CH en-NG es es-MX es-AR es-CL es-CO es-US es-CR es-PE de de-AT de-CH de-LI fr fr-CA ' +
  'fr-CH fr-BE it it-CH pt pt-BR pt-PT nl nl-BE da sv fi nb nn is pl cs sk sl hr sr sr-Latn bs bg mk ro hu et lv lt el tr ' +
  'az kk ky uz tk ru uk be hy ka he ar ar-EG ar-SA ar-AE ar-MA ar-IQ fa fa-AF ur ur-IN ps ckb sd hi hi-Latn mr ne bn bn-IN as ' +
  'gu pa or ta ta-LK te kn ml si my km lo th vi id ms fil sw am so ha ig yo zu af ja ko zh zh-TW zh-HK mn dz ca eu gl oc cy ga ' +
  'gd br lb rm fo mt sq mr-u-nu-deva ar-u-nu-arab th-u-nu-thai my-u-nu-mymr ff-Adlm wo rw lg ee ak bm sn'
).split(' ');

const amounts = [
  0, 1, 12, 999, 1000, 1234, 52_000, 100_000, 123_456, 1_234_567, 98_765_432, 17.5, 1234.25, 0.5,
];
const currencies = [
  'USD',
  'EUR',
  'GBP',
  'INR',
  'CHF',
  'MXN',
  'BRL',
  'JPY',
  'PLN',
  'KWD',
  'SEK',
  'AED',
  'CAD',
];

describe.each(locales)('in %s', (locale) => {
  test('a number that is shown reads back as itself', () => {
    for (const amount of amounts)
      expect([locale, readAmount(groupDigits(amount, locale), { locale, currency: 'USD' })]).toEqual([
        locale,
        amount,
      ]);
    for (const number of [...amounts, 0.125, 1.234, 1234.567, 12.3456])
      expect([locale, readAmount(groupDigits(number, locale), { locale, isPlain: true })]).toEqual([
        locale,
        number,
      ]);
  });

  test('pay with cents reads back as itself, from its input and from the words it is shown in', () => {
    const say = (text: string) => text;
    for (const amount of [38.5, 19.75, 1234.05, 52_000, 0.01])
      for (const currency of ['USD', 'EUR', 'MXN', 'INR', 'CHF'])
        for (const shown of [
          groupAmount(amount, locale),
          moneyWords({ min: amount, max: amount, currency }, locale, say),
        ])
          expect([shown, readAmount(shown ?? '', { locale, currency })]).toEqual([shown, amount]);
  });

  test('an amount with its currency reads back as itself', () => {
    for (const currency of currencies)
      for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const)
        for (const amount of [52_000, 1_234_567]) {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
          const shown = format.format(amount);
          expect([shown, readAmount(shown, { locale, currency })]).toEqual([shown, amount]);
        }
  });
});

test.each<[string, number | null]>([
  ['12,00,000', 1_200_000],
  ['1,00,000', 100_000],
  ['₹12,00,000', 1_200_000],
  ['Rs 12,00,000', 1_200_000],
  ['Rs. 12 lakh', 1_200_000],
  ['1.2 crore', 12_000_000],
  ['R$ 5.000', 5000],
  ['¥5,000,000', 5_000_000],
  ["CHF 85'000", 85_000],
  ['85’000.–', 85_000],
  ['10 000 zł', 10_000],
  ['10 000,50 €', 10_000.5],
  ['１２０，０００', 120_000],
  ['١٢٠٬٠٠٠', 120_000],
  ['۱۲۰٬۰۰۰', 120_000],
  ['60.000', 60_000],
  ['60,000.50', 60_000.5],
  ['60.000,50', 60_000.5],
  ['100,00', 100],
  ['60k', 60_000],
  ['62.5K', 62_500],
  ['1.5M', 1_500_000],
  ['1.250m', 1_250_000],
  ['US$ 60,000', 60_000],
  ['60000 USD', 60_000],
  ['', null],
  ['   ', null],
])('%s is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  ['1.234', 'en', 1.234],
  ['1.234', 'de', 1234],
  ['1,234', 'en', 1234],
  ['1,234', 'es', 1.234],
  ['1,5', 'en', 1.5],
  ['37.5', 'fr', 37.5],
  ['1.5e-7', 'de', 1.5e-7],
  ['-2E3', 'en', -2000],
])('a plain %s in %s is %d', (typed, locale, number) => {
  expect(readAmount(typed, { locale, isPlain: true })).toBe(number);
});

test.each([
  ...[
    'a lot',
    '12,34,56',
    '1,2,3',
    '60-80k',
    '60k to 80k',
    '10²',
    '½',
    '1.2.3',
    '12 apples',
    '6,0000',
    'k',
    '$',
    '€ 5 $',
  ],
  ...['1e5', '0x10', '١٢ ألف ريال تقريبا', '--5', '5 5'],
])('%s is no number', (typed) => {
  expect(readAmount(typed)).toBeNaN();
});

test('a number of any size is shown with every digit it has', () => {
  const numbers = [5e-324, -1 / 81e7, 1 / 81_000, 2 ** 53 - 1, 1e21, Number.MAX_VALUE];
  for (const number of numbers)
    for (const locale of ['en', 'de', 'hi', 'ar-EG'])
      expect(readAmount(groupDigits(number, locale), { locale, isPlain: true })).toBe(number);
  expect(readAmount('1e999', { isPlain: true })).toBeNaN();
});

test('the least pay of a search is read as it was typed', () => {
  const payOf = (pay: string) => PublicJobSearch.parse({ pay }).pay;
  expect(['60000', '60,000', '60.000 €', '60k', '62.5k', 'much', ''].map(payOf)).toEqual([
    ...[60_000, 60_000, 60_000, 60_000, 62_500],
    ...[undefined, undefined],
  ]);
});

test.each([
  [{ min: 38.5, max: 38.5, unit: 'HOUR' }, '$38.50 {unit}'],
  [{ min: 19.75, max: 22.5, unit: 'HOUR' }, '$19.75–22.50 {unit}'],
  [{ min: 19.75, max: 22, unit: 'HOUR' }, '$19.75–22.00 {unit}'],
  [{ min: 38, max: 40, unit: 'DAY' }, '$38–40 {unit}'],
  [{ min: 90_000, max: null, unit: 'YEAR' }, 'From $90,000 {unit}'],
  [{ min: 700, max: null, unit: 'WEEK' }, 'From $700 {unit}'],
])('%j is written with cents where there are some, on both ends', (pay, words) => {
  const say = (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key])).replace(/ an? \w+$/, ' {unit}');
  expect(moneyWords({ ...pay, currency: 'USD' }, 'en', say)).toBe(words);
});
