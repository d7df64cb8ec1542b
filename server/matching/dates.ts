/** Periods as resumes write them: "03/2014 to Current", "Jan 2010 - Present", "2008–2012". */

/** A period in months since year 0; `to` is the last month that counts. */
export interface Period {
  from: number;
  to: number;
  current: boolean;
  /** Where it stands in the line. */
  start: number;
  end: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const seasons: Record<string, number> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 0 };

const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter)';
const date = `(?:${monthName}\\.?,?\\s?(?:\\d{1,2},?\\s)?['’]?(?:(?:19|20)\\d{2}|\\d{2})(?!\\d)|\\d{1,2}[/.](?:\\d{1,2}[/.])?(?:(?:19|20)\\d{2}|\\d{2})(?!\\d)|(?:19|20)\\d{2}[-/.]\\d{1,2}(?!\\d)|(?:19|20)\\d{2}(?!\\d))`;
const now = '(?:present|current|currently|now|today|ongoing|to date|till date|date)(?![a-z])';
const range = new RegExp(
  `(?<![\\d/])(${date})\\s{0,3}(-{1,2}|to|until|till|through|thru|,)?\\s{0,3}(${date}|${now})`,
  'gi',
);
const since = new RegExp(`(?:since|from)\\s(${date})`, 'gi');

const isYear = /^\d{4}$/;

const fullYear = (two: number, latest: number) => (2000 + two > latest ? 1900 + two : 2000 + two);

/** Months since year 0 of one written date; null for a date that cannot be. */
function monthOf(written: string, isEnd: boolean, thisYear: number): number | null {
  const text = written.toLowerCase();
  const numbers = text.match(/\d+/g) ?? [];
  const name = /[a-z]+/.exec(text)?.[0];
  let year = 0;
  let month = isEnd ? 11 : 0;
  if (name) {
    year = Number(numbers.at(-1));
    month = seasons[name] ?? months.indexOf(name.slice(0, 3));
  } else if (numbers.length === 1) year = Number(numbers[0]);
  else if ((numbers[0]?.length ?? 0) === 4) {
    year = Number(numbers[0]);
    month = Number(numbers[1]) - 1;
  } else {
    year = Number(numbers.at(-1));
    month = Number(numbers[0]) - 1;
  }
  if (year < 100) year = fullYear(year, thisYear);
  if (year < 1940 || year > thisYear + 1 || month < 0 || month > 11) return null;
  return year * 12 + month;
}

/** Months since year 0 of a day, YYYY-MM-DD. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** YYYY-MM of months since year 0. */
export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The periods a line names. A period that ends before it begins, or begins in the future, is none. */
export function periodsIn(line: string, today: string): Period[] {
  const thisMonth = monthNumber(today);
  const thisYear = Math.floor(thisMonth / 12);
  const found: Period[] = [];
  const add = (first: string, second: string | undefined, start: number, end: number) => {
    const current = second === undefined || !/\d/.test(second);
    const from = monthOf(first, false, thisYear);
    const to = current ? thisMonth : monthOf(second, true, thisYear);
    if (from === null || to === null || from > to || from > thisMonth) return;
    found.push({ from, to: Math.min(to, thisMonth), current, start, end });
  };
  for (const match of line.matchAll(range)) {
    const [whole, first = '', sign = ',', second = ''] = match;
    // "Windows 2000, 2003" is no period, "06/2009, 10/2015" is one whose dash got lost.
    if (sign === ',' && isYear.test(first) && (isYear.test(second) || !/\d/.test(second))) continue;
    add(first, second, match.index, match.index + whole.length);
  }
  if (found.length === 0)
    for (const match of line.matchAll(since))
      add(match[1] ?? '', undefined, match.index, match.index + match[0].length);
  return found;
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
