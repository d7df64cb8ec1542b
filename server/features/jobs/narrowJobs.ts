/** Narrows jobs by what a search asks beside its words; the same for visitors and candidates. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countryCodes } from '../../../schemas/base/countries.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import { languages } from '../../../schemas/base/locales.ts';
import type { ListQuery } from '../../../schemas/calls/listQuery.ts';
import type { PublicJobSearch } from '../../../schemas/publicJobSearch.ts';
import { anyOf } from '../../db/conditions.ts';
import { filtersOf } from '../../db/list.ts';
import { jobColumns } from './jobColumns.ts';
import { isNear, type Near, nearTown } from './search/near.ts';
import type { JobRows } from './selectJobs.ts';

const anyList: ListQuery = { page: 1, perPage: 1, sort: 'openedAt', order: 'DESC' };

/** A name as it is compared: no accents, no case. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const countryNames = languages.flatMap((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes.map((code) => ({ code, name: plain(names.of(code) ?? code) }));
});

/** Countries called so, by their code or the beginning of their name. */
export function countriesCalled(text: string): string[] {
  const asked = plain(text);
  const isMeant = ({ code, name }: (typeof countryNames)[number]) =>
    code.toLowerCase() === asked || (asked.length > 2 && name.startsWith(asked));
  return [...new Set(countryNames.filter(isMeant).map(({ code }) => code))];
}

/** "Austin, Texas": a town, and a state it lies in. */
export const partsOf = (place: string): string[] =>
  place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** It is in each of them. */
function inPlace(place: string): RawBuilder<SqlBool>[] {
  return partsOf(place).map((part) => {
    const asked = { ...anyList, city: [part], state: [part] };
    const inCountry = sql<SqlBool>`"jobs"."country" = any(${countriesCalled(part)}::text[])`;
    return anyOf([...filtersOf(jobColumns, asked), inCountry]);
  });
}

/** The highest pay that is named, for a year of full time. */
const yearlyPay = sql<number>`(coalesce("jobs"."salaryMax", "jobs"."salaryMin")
  * "unitsOfYear"("jobs"."salaryUnit"))`;

/** All of a search but its words. */
export type Narrowing = { [K in keyof Omit<PublicJobSearch, 'q'>]?: PublicJobSearch[K] | undefined };

/** The town that jobs have to be near; null where no distance is asked for, or the town is not known. */
export function nearPlace({ place = '', within }: Narrowing): Near | null {
  const [town, ...wider] = partsOf(place);
  return nearTown(town, wider, within);
}

/** The conditions on a job by its place, pay and age; a currency that is not named is the dollar. */
export function narrowing(search: Narrowing, now: Date): RawBuilder<SqlBool>[] {
  const { place, workplace, employment, pay, currency = 'USD', days } = search;
  const near = nearPlace(search);
  return [
    ...(near ? [isNear(near)] : place ? inPlace(place) : []),
    ...(workplace ? [sql<SqlBool>`"jobs"."workplaceType" = ${workplace}`] : []),
    ...(employment ? [sql<SqlBool>`"jobs"."employmentType" = ${employment}`] : []),
    ...(pay ? [sql<SqlBool>`"jobs"."salaryCurrency" = ${currency} and ${yearlyPay} >= ${pay}`] : []),
    ...(days ? [sql<SqlBool>`"jobs"."openedAt" >= ${daysLater(now, -Number(days)).toISOString()}`] : []),
  ];
}

export const narrowJobs = <T>(jobs: JobRows<T>, search: Narrowing, now: Date): JobRows<T> =>
  narrowing(search, now).reduce((rows, condition) => rows.where(condition), jobs);
