/** The telephone in a cell of a file: the first of several, and with its country where the row names one. */
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import { phone } from '../../schemas/base/fields.ts';

/** Between two numbers in a cell. */
const between = /\s*(?:[;,|&\n]|\s\/\s|\s(?:or|and|oder|und|o|y|ou|et)\s)\s*/iu;

/** A number by itself, cleaned; undefined where it is none. */
const cleaned = (text: string): string | undefined => phone.safeParse(text).data;

interface PhoneOfCell {
  /** The number as it is stored; undefined where the cell has none. */
  number: string | undefined;
  /** The part of the cell that is not kept: further numbers, an extension. */
  rest: string;
}

/** The first text of a cell that is a number, and what stands behind it. */
function firstOf(cell: string): PhoneOfCell {
  const whole = cleaned(cell);
  if (whole !== undefined) return { number: whole, rest: '' };
  const parts = cell.split(between).filter(Boolean);
  const place = parts.findIndex((part) => cleaned(part) !== undefined);
  if (place >= 0)
    return { number: cleaned(parts[place] ?? ''), rest: parts.filter((_, at) => at !== place).join(', ') };
  // The region only helps to see where a number begins and ends; it is not stored.
  const [match] = findPhoneNumbersInText(cell.replaceAll('/', ' '), 'US');
  const number = match && cleaned(cell.slice(match.startsAt, match.endsAt));
  const rest = match ? `${cell.slice(0, match.startsAt)} ${cell.slice(match.endsAt)}`.trim() : '';
  return { number, rest };
}

/**
 * @param country the row's; without one a number of no named country stays as it was typed
 * @example readPhone('0211/123456', 'DE') // { number: '+49 211 123456', rest: '' }
 */
export function readPhone(cell: string, country: string | undefined): PhoneOfCell {
  const { number, rest } = firstOf(cell);
  if (number === undefined) return { number, rest };
  const home: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const [match] = home ? findPhoneNumbersInText(number, home) : [];
  if (!match) return { number, rest };
  const { ext = '' } = match.number;
  match.number.setExt('');
  const behind = ext === '' ? [] : [`ext. ${ext}`];
  return { number: match.number.formatInternational(), rest: [...behind, rest].filter(Boolean).join(', ') };
}
