/** A company's ground for keeping people whom it imports or adds; docs/decisions/own-people.md. */

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import {
  daysOfNotice,
  daysToConsent,
  type PeopleBasis,
  type PeopleBasisForm,
  type PeopleBasisSettings,
  usualBasis,
} from '../../../schemas/peopleBasis.ts';
import type { Database } from '../../db/database.ts';

/** The ground in force: people are asked as long as the company has named none. */
interface BasisInForce {
  basis: PeopleBasis;
  months: number;
}

/** Whether someone is erased within the days of notice. Those who were asked end by their own silence. */
export const isEnding = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`("basis" <> 'CONSENT'
  and "endsAt" > ${now.toISOString()} and "endsAt" <= ${daysLater(now, daysOfNotice).toISOString()})`;

export async function readBasis(
  db: Database,
  employerEmail: string,
  now: Date,
): Promise<PeopleBasisSettings> {
  const { ending } = await db
    .selectFrom('addedPeople')
    .where('employerEmail', '=', employerEmail)
    .where(isEnding(now))
    .select(({ fn }) => fn.countAll<number>().as('ending'))
    .executeTakeFirstOrThrow();
  const ground = await readGround(db, employerEmail);
  return { ...ground, ending };
}

async function readGround(db: Database, employerEmail: string): Promise<Omit<PeopleBasisSettings, 'ending'>> {
  const { peopleBasis, peopleMonths, employerCountry } = await db
    .selectFrom('employers')
    .select(['peopleBasis', 'peopleMonths', 'employerCountry'])
    .where('employerEmail', '=', employerEmail)
    .executeTakeFirstOrThrow();
  const proposed = usualBasis(employerCountry);
  return {
    basis: peopleBasis ?? null,
    months: peopleMonths ?? null,
    proposedBasis: proposed.basis,
    proposedMonths: proposed.months,
    country: employerCountry,
  };
}

export async function basisInForce(db: Database, employerEmail: string): Promise<BasisInForce> {
  const { basis, months, proposedMonths } = await readGround(db, employerEmail);
  return { basis: basis ?? 'CONSENT', months: months ?? proposedMonths };
}

/** @param isFirst whether it is only named where none was named before @returns whether it was */
export async function nameBasis(
  db: Database,
  employerEmail: string,
  { basis, months }: PeopleBasisForm,
  isFirst: boolean,
): Promise<boolean> {
  const named = await db
    .updateTable('employers')
    .set({ peopleBasis: basis, peopleMonths: months })
    .where('employerEmail', '=', employerEmail)
    .$if(isFirst, (query) => query.where('peopleBasis', 'is', null))
    .returning('employerEmail')
    .executeTakeFirst();
  return named !== undefined;
}

/** Days in which someone whose turn to be asked has not come is kept: the mails of a day are limited. */
const daysToAsk = 120;

/** The end of someone who was added, unless they answer. */
export function endOf({ basis, months }: BasisInForce, now: Date, isAsked: boolean): string {
  if (basis === 'CONSENT') return daysLater(now, isAsked ? daysToConsent : daysToAsk).toISOString();
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.toISOString();
}
