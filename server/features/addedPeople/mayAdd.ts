/** Which of the people a recruiter wants to add may be added. Nothing of the answer depends on who has an account. */
import { sql } from 'kysely';
import { mostAddedADay, mostAskedIn30Days } from '../../../schemas/addedPerson.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import type { AddressHashes } from '../heldPeople/addresses.ts';

/** Whether someone may be added, in the order in which they were given. */
export type MayAdd = 'ADDED' | 'KNOWN' | { refused: Sentence };

/** Who adds them. */
export interface Adding {
  recruiterEmail: string;
  employerEmail: string;
}

/** How many more may be added now. */
async function roomOf(db: Database, { employerEmail }: Adding, now: Date): Promise<number> {
  const { used } = await db
    .selectFrom('addedPeople')
    .where('employerEmail', '=', employerEmail)
    .where('addedAt', '>', daysLater(now, -1).toISOString())
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return Math.max(0, mostAddedADay - used);
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
  { employerEmail, asks }: Pick<Adding, 'employerEmail'> & { asks: boolean },
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, Sentence>> {
  const closed = new Map<string, Sentence>();
  const asked = !asks
    ? []
    : await db
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
  t('A company can add {most} people a day. Add the others tomorrow.', { most: mostAddedADay });

/**
 * @param adding with whether they are asked by mail, on the company's ground for keeping people
 * @param emails in order; one that comes twice is known the second time
 */
export async function mayAdd(
  db: Database,
  adding: Adding & { asks: boolean },
  emails: readonly string[],
  hashes: AddressHashes,
  now: Date,
): Promise<MayAdd[]> {
  if (emails.length === 0) return [];
  const known = await knownTo(db, adding.employerEmail, emails);
  const closed = await closedTo(db, adding, emails.map(hashes.hashOf), now);
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
