/** Takes everything personal about a recruiter out of the database; the employer's work stays, without a name. */

import { sql } from 'kysely';
import { fullName } from '../../../schemas/base/fullName.ts';
import { ApiError } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { dropNotices } from '../notices/selectNotices.ts';
import { addPseudonym, endAccount } from './endAccount.ts';
import type { Erased } from './erasePerson.ts';

/** The text that replaces a name. */
const formerRecruiter = { recruiterFirstName: 'Former', recruiterLastName: 'recruiter' };

/** Whether candidates wait for a recruiter: in an open job, one on hold, or an application under way. */
async function isWaitedFor(tx: Database, email: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('jobs')
    .select('id')
    .where('recruiterEmail', '=', email)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['OPEN', 'ON_HOLD']),
        eb.exists(
          eb
            .selectFrom('applications')
            .select('applications.id')
            .whereRef('jobId', '=', 'jobs.id')
            .where('applications.status', '=', 'ACTIVE'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Nobody is left waiting by someone who can hand their work over. One who is locked out cannot, and may go all the same:
 * the employer has the jobs, and hands them over.
 *
 * @throws ApiError IN_USE
 */
export async function refuseUnfinished(tx: Database, email: string): Promise<void> {
  const { status } = await tx
    .selectFrom('recruiters')
    .select('status')
    .where('recruiterEmail', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status !== 'ACTIVE' || !(await isWaitedFor(tx, email))) return;
  throw new ApiError(
    'IN_USE',
    'Candidates still wait for you. Hand your jobs over, or close them and answer everyone, before you have your account erased.',
  );
}

/** Drafts nobody else can go on with are put away; what is open waits for the employer. */
async function leaveJobs(tx: Database, email: string, updatedAt: string): Promise<void> {
  const own = tx.updateTable('jobs').where('recruiterEmail', '=', email);
  await own.set({ status: 'ARCHIVED', updatedAt }).where('status', '=', 'DRAFT').execute();
  await own.set({ status: 'ON_HOLD', openSince: null, updatedAt }).where('status', '=', 'OPEN').execute();
}

/** All they wrote stays where it belongs to the other side or the employer, without who wrote it. */
async function leaveWords(tx: Database, email: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ recruiterEmail: null })
    .where('recruiterEmail', '=', email)
    .execute();
  await tx
    .updateTable('jobOffers')
    .set({ recruiterEmail: null })
    .where('recruiterEmail', '=', email)
    .execute();
  for (const by of ['addedBy', 'removedBy'] as const)
    await tx
      .updateTable('personFiles')
      .set({ [by]: null })
      .where(by, '=', email)
      .execute();
  await tx.updateTable('personNotes').set({ authorEmail: null }).where('authorEmail', '=', email).execute();
  await tx
    .updateTable('personNotes')
    .set({ mentions: sql`"mentions" - ${email}::text` })
    .where(sql<boolean>`"mentions" ? ${email}`)
    .execute();
  for (const table of ['addedPeople', 'askedAddresses'] as const)
    await tx.updateTable(table).set({ recruiterEmail: null }).where('recruiterEmail', '=', email).execute();
  for (const table of ['personRatings', 'imports'] as const)
    await tx.deleteFrom(table).where('recruiterEmail', '=', email).execute();
}

/** The rest that is keyed by someone who works for an employer. */
export async function forgetStaff(tx: Database, email: string): Promise<void> {
  await tx.updateTable('scorecards').set({ authorEmail: null }).where('authorEmail', '=', email).execute();
  await tx.deleteFrom('scorecardReadings').where('readerEmail', '=', email).execute();
  for (const column of ['createdByEmail', 'updatedByEmail'] as const)
    await tx
      .updateTable('messageTemplates')
      .set({ [column]: null })
      .where(column, '=', email)
      .execute();
  await tx.deleteFrom('machineKeys').where('userEmail', '=', email).execute();
  await tx.updateTable('machineKeys').set({ madeByEmail: null }).where('madeByEmail', '=', email).execute();
  await tx.deleteFrom('jobGuests').where('guestEmail', '=', email).execute();
  await tx.deleteFrom('teamInvitations').where('invitedEmail', '=', email).execute();
  for (const table of ['notices', 'noticeSettings', 'mornings'] as const)
    await tx.deleteFrom(table).where('userEmail', '=', email).execute();
}

/** The name of a recruiter, who is held; undefined when there is none. */
async function holdRecruiter(tx: Database, email: string): Promise<string | undefined> {
  const person = await tx
    .selectFrom('recruiters')
    .select(['recruiterFirstName', 'recruiterLastName'])
    .where('recruiterEmail', '=', email)
    .where('recruiterLeftAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return person && fullName(person.recruiterFirstName, person.recruiterLastName);
}

/** The row of a recruiter who has left: what hangs on it is the employer's. */
export const leftRow = (at: string) =>
  toRow({
    ...formerRecruiter,
    ...{ recruiterTitle: null, recruiterPhone: null, status: 'SUSPENDED' as const, recruiterLeftAt: at },
  });

/** Takes their name off all they wrote, and their calendar away. */
export async function leaveTraces(tx: Database, email: string): Promise<void> {
  await leaveWords(tx, email);
  await tx.deleteFrom('calendarFeeds').where('recruiterEmail', '=', email).execute();
}

/** @returns undefined when there is no such recruiter */
export async function eraseRecruiter(tx: Database, email: string, now: Date): Promise<Erased | undefined> {
  const name = await holdRecruiter(tx, email);
  if (name === undefined) return undefined;
  const at = now.toISOString();
  await leaveJobs(tx, email, at);
  await leaveTraces(tx, email);
  await forgetStaff(tx, email);
  await tx.updateTable('recruiters').set(leftRow(at)).where('recruiterEmail', '=', email).execute();
  await endAccount(tx, email, name, at);
  return { fileKeys: [], name };
}

/** Someone who also administers the company recruits no more, and keeps the account. @returns undefined when they do not recruit */
export async function leaveRecruiting(tx: Database, email: string, now: Date): Promise<Erased | undefined> {
  const name = await holdRecruiter(tx, email);
  if (name === undefined) return undefined;
  const at = now.toISOString();
  await leaveJobs(tx, email, at);
  await leaveTraces(tx, email);
  await tx
    .deleteFrom('machineKeys')
    .where('userEmail', '=', email)
    .where('actsAs', '=', 'RECRUITER')
    .execute();
  await tx.deleteFrom('mornings').where('userEmail', '=', email).execute();
  await dropNotices(tx, email, 'RECRUITER');
  await tx.updateTable('users').set({ lastRole: null }).where('email', '=', email).execute();
  // Jobs hang on the row, which needs an account; the address stays with the administrator.
  const pseudonym = await addPseudonym(tx, 'RECRUITER', at);
  await tx
    .updateTable('recruiters')
    .set({ ...leftRow(at), recruiterEmail: pseudonym })
    .where('recruiterEmail', '=', email)
    .execute();
  await tx.updateTable('applicationEvents').set({ by: pseudonym }).where('by', '=', email).execute();
  return { fileKeys: [], name, staysAs: 'EMPLOYER' };
}
