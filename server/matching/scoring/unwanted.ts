/** Whether a job is against what a candidate says they want. */
import type { Job, Unwanted } from '../../../schemas/job.ts';
import { isBehindBorder } from '../places/borders.ts';
import { countryNumber } from '../places/home.ts';
import { employmentBit, type Wants, workplaceBit, yearlyPay } from '../profile/wants.ts';
import type { Reach } from './jobOccupations.ts';

/** The fields of a job that preferences are held against. */
export const conditionFields = [
  'workplaceType',
  'employmentType',
  'country',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryUnit',
] as const satisfies readonly (keyof Job)[];

export type JobConditions = Pick<Job, (typeof conditionFields)[number]>;

/** The conditions in a record that has more fields. */
export const conditionsOf = ({
  workplaceType,
  employmentType,
  country,
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryUnit,
}: JobConditions): JobConditions => ({
  ...{ workplaceType, employmentType, country, salaryMin, salaryMax, salaryCurrency, salaryUnit },
});

/** An conditions made ready once. */
export interface PreparedConditions {
  workplaceType: number;
  employmentType: number;
  /** Null where the job names no country. */
  country: number | null;
  /** Its highest pay for a year; null where it names none. */
  pay: { currency: string; yearly: number } | null;
}

export function prepareConditions(conditions: JobConditions): PreparedConditions {
  const most = conditions.salaryMax ?? conditions.salaryMin;
  return {
    workplaceType: workplaceBit(conditions.workplaceType),
    employmentType: employmentBit(conditions.employmentType),
    country: conditions.country === null ? null : countryNumber(conditions.country),
    pay:
      most === null
        ? null
        : { currency: conditions.salaryCurrency, yearly: yearlyPay(most, conditions.salaryUnit) },
  };
}

/** An occupation nearer than this to the job's is the role that was named, or one next to it. */
const leastNear = 0.45;

/** Silence about pay, and another currency, speak against nothing. */
function paysTooLittle({ pay }: PreparedConditions, wants: Wants): boolean {
  return pay !== null && pay.currency === wants.pay?.currency && pay.yearly < wants.pay.yearly;
}

function isOtherWork({ titles }: Reach, { occupations }: Wants): boolean {
  return occupations.length > 0 && occupations.every((id) => (titles[id] ?? 0) < leastNear);
}

/** @returns the first thing that speaks against the job; null where nothing does */
export function unwantedFor(conditions: PreparedConditions, reach: Reach, wants: Wants): Unwanted | null {
  const { workplaceTypes, employmentTypes, rightToWork } = wants;
  const { country } = conditions;
  if (workplaceTypes !== 0 && (workplaceTypes & conditions.workplaceType) === 0) return 'WORKPLACE';
  if (employmentTypes !== 0 && (employmentTypes & conditions.employmentType) === 0) return 'EMPLOYMENT';
  if (paysTooLittle(conditions, wants)) return 'PAY';
  if (isOtherWork(reach, wants)) return 'ROLE';
  const isBarred = country !== null && rightToWork.length > 0;
  return isBarred && rightToWork.every((allowed) => isBehindBorder(country, allowed)) ? 'COUNTRY' : null;
}
