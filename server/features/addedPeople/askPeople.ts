/** Asks people who were added by one mail each, as many in a day as their company may send. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import { addedPersonMail } from '../../mail/templates/addedPersonMail.ts';
import type { Services } from '../../services/services.ts';
import { addressHashes } from '../heldPeople/addresses.ts';
import { endOf } from '../heldPeople/basis.ts';
import { countStrangerMails, strangerMailsLeft } from '../strangerMails/strangerMails.ts';

export type AskServices = Pick<Services, 'env' | 'clock' | 'sendMail'>;

/** The people of a company whose turn it is; each with who added them, unless they have left. */
const waiting = (tx: Database, employerEmail: string, most: number) =>
  tx
    .selectFrom('addedPeople')
    .innerJoin('employers', 'employers.employerEmail', 'addedPeople.employerEmail')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'addedPeople.recruiterEmail')
    .leftJoin('users', 'users.email', 'addedPeople.recruiterEmail')
    .select(['addedPeople.id', 'candidateEmail', 'addedPeople.recruiterEmail', 'employerName', 'tokenHash'])
    .select(recruiterName().$castTo<string | null>().as('recruiterName'))
    .select(['users.locale', sql<boolean>`"resumeKey" is not null`.as('hasResume')])
    .where('addedPeople.employerEmail', '=', employerEmail)
    .where('addedPeople.basis', '=', 'CONSENT')
    .where('askedAt', 'is', null)
    .orderBy('addedAt')
    .orderBy('addedPeople.id')
    .limit(most)
    .forUpdate('addedPeople')
    .execute();

/** Asks those who wait, the first ones first. Holds the company meanwhile. */
export async function askPeople(
  tx: Database,
  { env, clock, sendMail }: AskServices,
  employerEmail: string,
): Promise<void> {
  await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate()
    .execute();
  const now = clock();
  const people = await waiting(tx, employerEmail, await strangerMailsLeft(tx, employerEmail, now));
  if (people.length === 0) return;
  const hashes = addressHashes(env);
  const at = now.toISOString();
  const endsAt = endOf({ basis: 'CONSENT', months: 0 }, now, true);
  await tx
    .updateTable('addedPeople')
    .set({ askedAt: at, endsAt })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  await tx
    .insertInto('askedAddresses')
    .values(
      people.map(({ candidateEmail, recruiterEmail }) => ({
        ...{ emailHash: hashes.hashOf(candidateEmail), employerEmail, recruiterEmail, at },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await countStrangerMails(tx, employerEmail, people.length, now);
  for (const { id, candidateEmail, recruiterName, employerName, hasResume, locale } of people) {
    const letter = addedPersonMail({
      ...{ recruiterName: recruiterName ?? employerName, employerName, hasResume, endsAt },
      ...{ token: hashes.tokenOf(id), appUrl: env.APP_URL },
    });
    // They have no language of their own here; most share that of who adds them.
    await sendMail(tx, {
      ...{ to: candidateEmail, letter, locale: locale ?? 'en', goodUntil: endsAt },
      about: { table: 'addedPeople', key: id },
    });
  }
}

/** Goes on where yesterday's mails ended. */
export async function askWaiting(services: AskServices & Pick<Services, 'db'>): Promise<void> {
  const companies = await services.db
    .selectFrom('addedPeople')
    .select('employerEmail')
    .distinct()
    .where('basis', '=', 'CONSENT')
    .where('askedAt', 'is', null)
    .execute();
  for (const { employerEmail } of companies)
    await services.db.transaction().execute((tx) => askPeople(tx, services, employerEmail));
}
