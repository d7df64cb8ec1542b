/** Periods as resumes write them: "03/2014 to Current", "Sep'17 – now", "2008–12", "desde marzo de 2019". */

/** A period in months since year 0; `to` is the last month that counts. */
export interface Period {
  from: number;
  to: number;
  current: boolean;
  /** Where it stands in the line. */
  start: number;
  end: number;
}

/** Names of months and seasons and their numbers from 0: English, Spanish, and what is common of German and French. */
const monthNames: Record<string, number> = Object.fromEntries(
  [
    'jan january ene enero januar janvier janv',
    'feb february febrero februar fevrier fevr',
    'mar march marzo marz maerz mars',
    'apr april abr abril avril avr',
    'may mayo mai',
    'jun june junio juni juin summer verano',
    'jul july julio juli juillet juil',
    'aug august ago agosto aout',
    'sep sept september septiembre setiembre septembre fall autumn otono',
    'oct october octubre oktober okt octobre',
    'nov november noviembre novembre',
    'dec december dic diciembre dez dezember decembre',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month] as const)),
);
for (const [season, month] of [
  ['spring', 2],
  ['primavera', 2],
  ['winter', 0],
  ['invierno', 0],
] as const)
  monthNames[season] = month;

/** A letter and the accents it may carry in a month's name. */
const accented: Record<string, string> = { a: '[aä]', e: '[eé]', u: '[uû]', n: '[nñ]' };
const monthName = `(?:${Object.keys(monthNames)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[aeun]/g, (letter) => accented[letter] ?? letter))
  .join('|')})(?![\\p{L}])`;

const year = '(?:19|20)\\d{2}';
const day = '\\d{1,2}(?:st|nd|rd|th|º)?';
const date = [
  `(?:${day},?\\s(?:of\\s|de\\s)?)?(?<!\\p{L})${monthName}\\.?,?\\s?(?:${day},?\\s)?(?:del?\\s|of\\s)?(?:['’‘\`´]?\\s?${year}(?!\\d)|['’‘\`´]\\s?\\d{2}(?!\\d)|[-/]?\\d{2}(?![\\d%])|[-/]${year}(?!\\d))`,
  `\\d{1,2}[/.-](?:\\d{1,2}[/.-])?${year}(?!\\d)`,
  `\\d{1,2}[/.](?:\\d{1,2}[/.])?\\d{2}(?![\\d%])`,
  `${year}[-/.](?:0?[1-9]|1[0-2])(?![\\d])(?:[-/.]\\d{1,2}(?!\\d))?`,
  `${year}(?!\\d)`,
].join('|');
const now =
  "(?:(?:la\\s)?actualidad|actualmente|actual|presente|la\\sfecha|hoy|present|current(?:ly)?|now|today|ongoing|to date|till?\\s(?:date|now|present|today)|date|onwards?|continuing|recently|heute|jetzt|aujourd['’]hui)(?!\\p{L})";
const sign = '-{1,2}|[‐−~→]|,|/|(?:to|until|till?|through|thru|hasta|al?|bis)(?!\\p{L})';
const range = new RegExp(
  `(?<![\\d/.])(${date})\\s{0,3}\\)?\\s?(${sign})?\\s{0,3}(?:el\\s|the\\s)?(${date}|${now})`,
  'giu',
);
const since = new RegExp(
  `(?:\\b(?:since|from|desde|seit|starting)(?:\\s(?:el|the|early|late|mid))?\\s(${date})|(?<![\\d/.])(${date})\\s(?:onwards?|en adelante)(?!\\p{L}))`,
  'giu',
);
/** "Jan - Mar 2015": the year stands once. */
const sharedYear = new RegExp(
  `(?<!\\p{L})(${monthName})\\.?\\s?(?:-|to|a)\\s?((?:${monthName})\\.?,?\\s?(?:de\\s)?['’]?(?:${year}|\\d{2})(?!\\d))`,
  'giu',
);
/** "2015-17", "2015/16". */
const shortYears = /(?<![\d/.-])((?:19|20)\d{2})\s?[-/]\s?(\d{2})(?![\d/.-])/g;
/** "May 2019 -" at the end of a line. */
const open = new RegExp(`(?<![\\d/.-])(${date})\\s?[-‐−]\\s*$`, 'giu');
/** "2019-  Lecturer, University of …": an open period, followed by what began then. */
const openAhead = /^((?:\d{1,2}[/.])?(?:19|20)\d{2})\s?-\s+(?=["'“]?\p{Lu})/gu;
/** "2015 2018" that lost its dash: alone at one end of the line, not after a product named by years. */
const lostDash =
  /(?:^|(?<!\b(?:windows|office|server|excel|sql|word|access|outlook|exchange|sharepoint|studio|autocad|project|visio|class of|since)\s?)[\s(])((?:19|20)\d{2})\s{1,3}((?:19|20)\d{2}|(?:present|current|now|to date|till date|actualidad|presente|date)(?!\p{L}))(?=\)?$)|^((?:19|20)\d{2})\s{1,3}((?:19|20)\d{2}|present|current|now|presente)(?=[\t:])/giu;
/** A season alone: about three months. */
const season =
  /(?<!\p{L})(spring|summer|fall|autumn|winter|primavera|verano|oto[nñ]o|invierno)s?,?\s(?:de(?:l)?\s|of\s)?((?:19|20)\d{2})(?:\s(?:and|y|&|,)?\s?((?:19|20)\d{2}))?(?!\d)/giu;
const monthsOfSeason = 2;

/** A quick check that skips most lines, because the patterns above are slow. */
const mayBeDated =
  /(?<!\d)(?:19|20)\d\d(?!\d)|['’‘`´]\s?\d\d(?!\d)|(?<!\d)\d{1,2}[/.]\d{2}(?!\d)|(?:jan|ene|feb|f[eé]v|m[aä]r|apr|abr|avr|may|mai|jun|jul|jui|aug|ago|ao[uû]|se[pt]|oct|okt|nov|dec|dic|dez|d[eé]c)\p{L}{0,7}[.,]?\s?[-/]?\d\d(?!\d)/iu;

const isYear = /^\d{4}$/;
const plainLetters = (text: string) => text.normalize('NFKD').replace(/\p{M}+/gu, '');

const fullYear = (two: number, latest: number) => (2000 + two > latest ? 1900 + two : 2000 + two);

/** Whether a text writes the day before the month where both are numbers: "31/12/2015". */
export const writesDayFirst = (text: string): boolean =>
  /(?<![\d/])(?:1[3-9]|2\d|3[01])[/-]\d{1,2}[/-](?:19|20)\d{2}(?!\d)/.test(text);

/** Months since year 0 of one written date; null for a date that cannot be. */
function monthOf(written: string, isEnd: boolean, thisYear: number, dayFirst: boolean): number | null {
  const text = plainLetters(written.toLowerCase());
  const numbers = text.match(/\d+/g) ?? [];
  const name = (text.match(/[a-z]{3,}/g) ?? []).find((word) => monthNames[word] !== undefined);
  let [month, yearWritten] = [isEnd ? 11 : 0, Number(numbers.at(-1))];
  if (name) month = monthNames[name] ?? 0;
  else if (numbers.length > 1 && numbers[0]?.length === 4) {
    yearWritten = Number(numbers[0]);
    month = Number(numbers[1]) - 1;
  } else if (numbers.length > 1) {
    // "31.12.2015" has the day first, "12/31/2015" the month.
    const [first = 0, second = 0] = numbers.map(Number);
    const isDay = first > 12 || text.includes('.') || (dayFirst && second <= 12);
    month = (numbers.length === 3 && isDay ? second : first) - 1;
  }
  if (yearWritten < 100) yearWritten = fullYear(yearWritten, thisYear);
  if (!(yearWritten >= 1940 && yearWritten <= thisYear + 1 && month >= 0 && month <= 11)) return null;
  return yearWritten * 12 + month;
}

/** Months since year 0 of a day, YYYY-MM-DD. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** YYYY-MM of months since year 0. */
export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * The periods a line names, except those that end before they begin or begin in the future.
 * @param dayFirst whether the resume writes "01/03/2015" for the first of March
 */
export function periodsIn(line: string, today: string, dayFirst = writesDayFirst(line)): Period[] {
  if (!mayBeDated.test(line)) return [];
  const thisMonth = monthNumber(today);
  const thisYear = Math.floor(thisMonth / 12);
  const found: Period[] = [];
  const add = (first: string, second: string | undefined, start: number, end: number) => {
    const current = second === undefined || !/\d/.test(second);
    const from = monthOf(first, false, thisYear, dayFirst);
    const to = current ? thisMonth : monthOf(second, true, thisYear, dayFirst);
    if (from === null || to === null || from > to || from > thisMonth) return;
    found.push({ from, to: Math.min(to, thisMonth), current, start, end });
  };
  for (const match of line.matchAll(range)) {
    const [whole, first = '', between = ',', second = ''] = match;
    // "Windows 2000, 2003" is no period, "06/2009, 10/2015" is one whose dash got lost.
    if (/[,/]/.test(between) && isYear.test(first) && (isYear.test(second) || !/\d/.test(second))) continue;
    add(first, second, match.index, match.index + whole.length);
  }
  if (found.length > 0) return found;
  for (const match of line.matchAll(sharedYear)) {
    const [whole, first = '', second = ''] = match;
    add(`${first} ${/\d+$/.exec(second)?.[0] ?? ''}`, second, match.index, match.index + whole.length);
  }
  if (found.length > 0) return found;
  for (const match of line.matchAll(shortYears)) {
    const [whole, first = '', second = ''] = match;
    add(first, first.slice(0, 2) + second, match.index, match.index + whole.length);
  }
  if (found.length > 0) return found;
  for (const pattern of [since, open, openAhead])
    for (const match of line.matchAll(pattern))
      add(match[1] ?? match[2] ?? '', undefined, match.index, match.index + match[0].length);
  for (const match of line.matchAll(lostDash)) {
    const [whole] = match;
    add(match[1] ?? match[3] ?? '', match[2] ?? match[4], match.index, match.index + whole.length);
  }
  for (const match of line.matchAll(season)) {
    const [whole, name = '', first = '', last = first] = match;
    const [from, to] = [first, last].map((written) => monthOf(`${name} ${written}`, false, thisYear, false));
    if (from == null || to == null || from > thisMonth) continue;
    const end = Math.min(to + monthsOfSeason, thisMonth);
    found.push({ from, to: end, current: false, start: match.index, end: match.index + whole.length });
  }
  return found.slice(0, 1);
}

/** Months covered by periods, overlaps counted once. */
export function monthsCovered(periods: Iterable<{ from: number; to: number }>): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...periods].sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}

/** Years worked, overlapping periods counted once; below two years in tenths. Null without any. */
export function yearsCovered(periods: readonly { from: number; to: number }[]): number | null {
  if (periods.length === 0) return null;
  const years = monthsCovered(periods) / 12;
  return Math.min(60, years < 2 ? Math.round(years * 10) / 10 : Math.round(years));
}
