/** The pay a posting names: "$38.50 – $54.25 per hour", "24.000 € brutos anuales", "$210k–$255k". */
import type { JobProposals } from '../../../schemas/job.ts';
import { readAmount } from '../../../schemas/ui/readAmount.ts';

interface Pay extends Pick<JobProposals['job'], 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryUnit'> {
  /** The words that say it. */
  from: string;
}

type Unit = NonNullable<Pay['salaryUnit']>;

const sign = String.raw`(?:(?:US|MX|CA|AU|NZ|C|A|AR|CLP|COP|R)?\s?[$€£]|S\/\.?|USD|euros?|EUR|GBP|MXN|PEN|COP|CLP|ARS|CAD|AUD|CHF|BRL|pesos|soles|dollars)`;
const digits = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const amount = (name: string) =>
  String.raw`(?<sign${name}>${sign})?\s?(?<digits${name}>${digits})(?<k${name}>\s?(?:k|mil)(?!\p{L}))?\s?(?<behind${name}>${sign})?`;
const pay = new RegExp(
  String.raw`(?<![\p{L}\d.,±#+])${amount('A')}(?:\s?(?:brut[oa]s|net[oa]s)?(?:\s?(?:\/|per|an?|por|al?)\s?(?:hour|hr|h|hora|day|week|month|mes|year|yr|a[ñn]o)\.?)?\s?(?:-|to|and|a|y|hasta)\s?${amount('B')})?(?![\d%])`,
  'giu',
);

/** Words beside an amount of which it is none of the pay. */
const notPay =
  /^\s?(?:\+?\s?(?:M|B|MM)(?![\p{L}/])|million|billion|millones|%|(?:sign[- ]?on|referral|tool|signing)\b|in (?:revenue|sales)|years?|yrs?|lbs?|hours|people|employees|empleados|personas|a[ñn]os)/iu;
const isExtra =
  /\b(?:bonus|allowance|stipend|referral|sign[- ]on|discount|match|tool|budgets?|quotas?|deals?|portfolio|sales of|projects?|revenue|worth|raised|funding|up to \d+ ?%)\b[^.;]{0,20}$|(?<!\p{L})(?:plus|bono|vales|presupuesto|factura\p{L}*)(?!\p{L})[^.;]{0,12}$/iu;
const isExtraBehind =
  /^[^.;,\d]{0,12}\b(?:bonus|allowance|stipend|sign[- ]on|referral|discount|match|budget)\b/i;
const payWord =
  /(?<!\p{L})(?:pay|salary|compensation|wages?|rate|base|hourly|earn|starting at|salario|sueldo|retribuci[oó]n|remuneraci[oó]n|banda salarial|honorarios|renta|gana)(?!\p{L})/iu;

const units: [Unit, RegExp][] = [
  [
    'HOUR',
    /^[\s,.()]*(?:usd|eur|brutos?|netos?|euros?)?\s?(?:(?:per|an|a|\/|por|la|a la)\s?(?:hour|hr|h|hora)(?!\p{L})|hourly|\/h(?:r|ora)?(?!\p{L}))/iu,
  ],
  [
    'DAY',
    /^[\s,.()]*(?:usd|eur|brutos?|netos?|euros?)?\s?(?:(?:per|a|\/|por|al)\s?(?:day|d[ií]a)(?!\p{L})|daily|diari[oa]s)/iu,
  ],
  [
    'WEEK',
    /^[\s,.()]*(?:average|usd|eur|brutos?|netos?|euros?)?\s?(?:(?:per|a|\/|por|a la)\s?(?:week|wk|semana)(?!\p{L})|weekly|semanal(?:es)?)/iu,
  ],
  [
    'MONTH',
    /^[\s,.()]*(?:average|usd|eur|mxn|brutos?|netos?|euros?)?\s?(?:(?:brutos?|netos?)\s)?(?:(?:per|a|\/|por|al)\s?(?:month|mo|mes)(?!\p{L})|monthly|mensual(?:es)?)/iu,
  ],
  [
    'YEAR',
    /^[\s,.()]*(?:base|usd|eur|brutos?|netos?|euros?)?\s?(?:(?:brutos?|netos?)\s?)?(?:(?:per|a|\/|por|al)\s?(?:year|yr|annum|a[ñn]o)(?!\p{L})|annual(?:ly)?|yearly|anual(?:es)?|b\/a)/iu,
  ],
];
/** A unit that stands before the amount: "Hourly rate: $20". */
const unitBefore: [Unit, RegExp][] = [
  ['HOUR', /\b(?:hourly)\b|por hora/iu],
  ['WEEK', /\bweekly\b|semanal/iu],
  ['MONTH', /\bmonthly\b|mensual/iu],
  ['YEAR', /\b(?:annual|yearly|per year)\b|anual/iu],
];

const currencies: [string, RegExp][] = [
  ['EUR', /€|EUR|euro/i],
  ['GBP', /£|GBP/i],
  ['PEN', /S\/|PEN|soles/i],
  ['MXN', /MX|MXN/i],
  ['COP', /COP/i],
  ['CLP', /CLP/i],
  ['ARS', /ARS?\s?\$|ARS/i],
  ['CAD', /CAD?\s?\$|CAD|^C\s?\$/i],
  ['AUD', /AUD?\s?\$|AUD|^A\s?\$/i],
  ['CHF', /CHF/i],
  ['BRL', /R\s?\$|BRL/],
  ['USD', /US|USD|dollars/i],
];
/** The money of "$" by country. */
const dollarsOf: Readonly<Record<string, string>> = {
  ...{ MX: 'MXN', CO: 'COP', CL: 'CLP', AR: 'ARS', UY: 'UYU', CA: 'CAD', AU: 'AUD', NZ: 'NZD', DO: 'DOP' },
};

function currencyOf(marks: string, country: string | null): string | null {
  const said = currencies.find(([, pattern]) => pattern.test(marks))?.[0];
  if (said) return said;
  if (/pesos/i.test(marks)) return dollarsOf[country ?? ''] ?? null;
  return marks.includes('$') ? (dollarsOf[country ?? ''] ?? 'USD') : null;
}

/** Amounts that someone is paid, by unit, in currencies of about a dollar. */
const usual: Record<Unit, [number, number]> = {
  HOUR: [4, 999],
  DAY: [20, 9_999],
  WEEK: [90, 20_000],
  MONTH: [300, 20_000_000],
  YEAR: [4_000, 200_000_000],
};

/** Where nobody says so, pay is that of a month: "Sueldo: $38,000". */
const paidByMonth = new Set('MXN COP CLP ARS PEN UYU DOP BRL'.split(' '));
const paidByHour = new Set('USD CAD GBP AUD NZD'.split(' '));

/** Without a word for it, an amount is of the unit that such amounts are usually paid for. */
function unitByAmount(least: number, currency: string | null, hasWord: boolean): Unit | null {
  if (currency !== null && paidByMonth.has(currency)) return least >= 400 ? 'MONTH' : null;
  if (hasWord && least < 150 && currency !== null && paidByHour.has(currency)) return 'HOUR';
  if (hasWord && currency === 'EUR' && least >= 600 && least < 6000) return 'MONTH';
  return least >= 15_000 && least < 1_000_000 ? 'YEAR' : null;
}

interface Candidate extends Pay {
  worth: number;
}

function candidateOf(line: string, match: RegExpMatchArray, country: string | null): Candidate | null {
  const {
    signA = '',
    digitsA = '',
    kA,
    behindA = '',
    signB = '',
    digitsB,
    kB,
    behindB = '',
  } = match.groups ?? {};
  const start = match.index ?? 0;
  const before = line.slice(0, start);
  const after = line.slice(start + match[0].length);
  if (notPay.test(after) || isExtraBehind.test(after) || isExtra.test(before)) return null;
  const read = (text: string, isThousands: boolean) => {
    const value = readAmount(text.replace(/ /g, ''), { currency: 'USD' });
    return value === null || Number.isNaN(value) ? null : value * (isThousands ? 1000 : 1);
  };
  // "$78-95k": the thousands are said once.
  const least = read(digitsA, kA !== undefined || (kB !== undefined && Number(digitsA) < 1000));
  const most = digitsB === undefined ? least : read(digitsB, kB !== undefined);
  if (least === null || most === null || most < least) return null;
  const marks = `${signA} ${behindA} ${signB} ${behindB} ${/^\s?(?:USD|EUR|MXN|CAD|AUD|COP|CLP|ARS|PEN|GBP)\b/.exec(after)?.[0] ?? ''}`;
  const isMarked = marks.trim() !== '';
  const said =
    units.find(([, pattern]) => pattern.test(after))?.[0] ??
    unitBefore.find(([, pattern]) => pattern.test(before.slice(-30)))?.[0];
  const hasWord = payWord.test(before.slice(-60));
  const isInThousands = (kA ?? kB) !== undefined && hasWord;
  if (!isMarked && !(said && hasWord) && !(said === 'HOUR') && !isInThousands) return null;
  const currency = currencyOf(marks, country) ?? (country === 'US' ? 'USD' : null);
  const unit = said ?? (isMarked || hasWord ? unitByAmount(least, currency, hasWord) : null);
  if (!unit) return null;
  const [low, high] = usual[unit];
  if (least < low || most > high) return null;
  return {
    ...{ salaryMin: least, salaryMax: most, salaryUnit: unit },
    salaryCurrency: currency,
    from: match[0].trim(),
    worth:
      Number(digitsB !== undefined) * 2 +
      Number(said !== undefined) * 2 +
      Number(hasWord) * 2 +
      Number(isMarked),
  };
}

/**
 * The pay a text names, in its own unit and with its cents; null where it names none. An amount alone is both ends.
 *
 * @param country of the job, which says whose dollars or pesos "$" are
 */
export function payIn(text: string, country: string | null): Pay | null {
  const found = text
    .split('\n')
    .flatMap((line) => [...line.matchAll(pay)].flatMap((match) => candidateOf(line, match, country) ?? []));
  const [best] = found.toSorted((a, b) => b.worth - a.worth);
  if (!best) return null;
  const { worth: _, ...kept } = best;
  return kept;
}
