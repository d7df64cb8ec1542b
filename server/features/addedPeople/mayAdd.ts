/** Which of the people a recruiter wants to add may be added. Nothing of the answer depends on who has an account. */
import { sql } from 'kysely';
import { mostAddedADay, mostAskedIn30Days } from '../../../schemas/addedPerson.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { strangerMailsLeft } from '../strangerMails/strangerMails.ts';
import type { AddressHashes } from './addresses.ts';

/** Whether someone may be added, in the order in which they were given. */
export type MayAdd = 'ADDED' | 'KNOWN' | { refused: Sentence };

/** Who adds them. */
export interface Adding {
  recruiterEmail: string;
  employerEmail: string;
}

/** How many were asked since then. */
const countSince = async (
  db: Database,
  column: 'recruiterEmail' | 'employerEmail',
  email: string,
  since: string,
) => {
  const { used } = await db
    .selectFrom('askedAddresses')
    .where(column, '=', email)
    .where('at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return used;
};

/** How many more may be added now. */
async function roomOf(db: Database, { recruiterEmail, employerEmail }: Adding, now: Date): Promise<number> {
  const since = daysLater(now, -1).toISOString();
  const own = mostAddedADay.recruiter - (await countSince(db, 'recruiterEmail', recruiterEmail, since));
  const all = mostAddedADay.employer - (await countSince(db, 'employerEmail', employerEmail, since));
  return Math.max(0, Math.min(own, all, await strangerMailsLeft(db, employerEmail, now)));
}

/** Those whom the employer knows: they applied or were on a list, or it has added them already. */
async function knownTo(db: Database, employerEmail: string, emails: readonly string[]): Promise<Set<string>> {
  const known = await db
    .selectFrom('people')
    .select('candidateEmail')
    .where('employerEmail', '=', employerEmail)
    .where('candidateEmail', '=', sql<string>`any(${emails}::text[])`)
    .union(
      db
        .selectFrom('addedPeople')
        .select('candidateEmail')
        .where('employerEmail', '=', employerEmail)
        .where('candidateEmail', '=', sql<string>`any(${emails}::text[])`),
    )
    .execute();
  return new Set(known.map(({ candidateEmail }) => candidateEmail));
}

/** Addresses that may not be asked, with why. */
async function closedTo(
  db: Database,
  employerEmail: string,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, Sentence>> {
  const closed = new Map<string, Sentence>();
  const asked = await db
    .selectFrom('askedAddresses')
    .select(['emailHash', 'employerEmail', 'at'])
    .where('emailHash', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
  const since = daysLater(now, -30).toISOString();
  const counts = new Map<string, number>();
  for (const { emailHash, employerEmail: by, at } of asked) {
    if (by === employerEmail)
      closed.set(emailHash, (t) => t('They were asked before. Nobody is asked twice.'));
    if (at > since) counts.set(emailHash, (counts.get(emailHash) ?? 0) + 1);
  }
  // Why is not told: it would say what others did.
  for (const [emailHash, count] of counts)
    if (count >= mostAskedIn30Days && !closed.has(emailHash))
      closed.set(emailHash, (t) => t('This address cannot be added.'));
  const blocked = await db
    .selectFrom('blockedAddresses')
    .select('emailHash')
    .where('emailHash', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
  for (const { emailHash } of blocked) closed.set(emailHash, (t) => t('This address cannot be added.'));
  return closed;
}

const dayFull: Sentence = (t) =>
  t(
    'The limit of a day is reached: {recruiter} people a recruiter, {employer} people and invitations a company. Add the others tomorrow.',
    {
      ...mostAddedADay,
    },
  );

/** @param emails in order; one that comes twice is known the second time */
export async function mayAdd(
  db: Database,
  adding: Adding,
  emails: readonly string[],
  hashes: AddressHashes,
  now: Date,
): Promise<MayAdd[]> {
  if (emails.length === 0) return [];
  const known = await knownTo(db, adding.employerEmail, emails);
  const closed = await closedTo(db, adding.employerEmail, emails.map(hashes.hashOf), now);
  let room = await roomOf(db, adding, now);
  return emails.map((email): MayAdd => {
    if (known.has(email)) return 'KNOWN';
    const refused = closed.get(hashes.hashOf(email));
    if (refused !== undefined) return { refused };
    if (room === 0) return { refused: dayFull };
    room -= 1;
    known.add(email);
    return 'ADDED';
  });
}
