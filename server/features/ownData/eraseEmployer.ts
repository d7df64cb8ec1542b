/** Takes an employer's account out of the database: its jobs close, and those they concern are told. */
import { sql } from 'kysely';
import { translators } from '../../base/translators.ts';
import { type Database, toRow } from '../../db/database.ts';
import { rejectApplication } from '../applications/changeApplication.ts';
import type { Tell } from '../applications/changes.ts';
import { endAccount } from './endAccount.ts';
import { eraseAdministrator } from './eraseAdministrator.ts';
import { eraseHeld } from './eraseHeld.ts';
import type { Erased } from './erasePerson.ts';
import { forgetStaff, leaveTraces, leftRow } from './eraseRecruiter.ts';

/** Those who are told, each in the transaction of the erasure. */
interface LeavingEmployer {
  /** Of the end of an application. */
  tellCandidate: Tell;
  /** Of the end of an invitation, by its id. */
  tellInvited: (tx: Database, id: string) => Promise<void>;
  /** Of the company that left, and with it their account. */
  tellAdministrator: (tx: Database, administrator: { email: string; employerName: string }) => Promise<void>;
  /** Of the company that left. */
  tellRecruiter: (tx: Database, recruiter: { email: string; employerName: string }) => Promise<void>;
}

const theirJobs = (tx: Database, employerEmail: string) =>
  tx
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .where('recruiters.employerEmail', '=', employerEmail)
    .select('jobs.id');

async function closeJobs(tx: Database, employerEmail: string, at: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ status: 'CLOSED', closeReason: 'CANCELED', closedAt: at, openSince: null, updatedAt: at })
    .where('status', 'in', ['OPEN', 'ON_HOLD'])
    .where('id', 'in', theirJobs(tx, employerEmail))
    .execute();
  await tx
    .updateTable('jobs')
    .set({ status: 'ARCHIVED', updatedAt: at })
    .where('status', '=', 'DRAFT')
    .where('id', 'in', theirJobs(tx, employerEmail))
    .execute();
}

/** An invitation of a company that is not there cannot be accepted. */
async function endInvitations(
  tx: Database,
  employerEmail: string,
  tell: LeavingEmployer['tellInvited'],
): Promise<void> {
  const invitations = await tx
    .updateTable('invitations')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'PENDING')
    .where('dailyCandidateId', 'in', (eb) =>
      eb.selectFrom('dailyCandidates').select('id').where('jobId', 'in', theirJobs(tx, employerEmail)),
    )
    .returning('id')
    .execute();
  for (const { id } of invitations) await tell(tx, id);
}

/** No one waits for an answer of a company that is not there; the reason is in the candidate's language. */
async function endApplications(tx: Database, employerEmail: string, now: Date, tell: Tell): Promise<void> {
  const waiting = await tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('users', 'users.email', 'applications.candidateEmail')
    .where('applications.status', '=', 'ACTIVE')
    .where('applications.jobId', 'in', theirJobs(tx, employerEmail))
    .select(['applications.id', 'jobs.recruiterEmail', 'users.locale'])
    .orderBy('applications.id')
    .execute();
  for (const { id, recruiterEmail, locale } of waiting) {
    const t = translators[locale];
    const reason = t('The company has left Hireday and closed this job.');
    await rejectApplication(tx, { id, by: { recruiterEmail } }, reason, now, tell);
  }
}

/** Recruiters keep their accounts, without an employer; a new one can invite them. */
async function letRecruitersGo(
  tx: Database,
  employerEmail: string,
  employerName: string,
  tell: LeavingEmployer['tellRecruiter'],
): Promise<void> {
  const recruiters = await tx
    .updateTable('recruiters')
    .set({ status: 'SUSPENDED' })
    .where('employerEmail', '=', employerEmail)
    .where('recruiterLeftAt', 'is', null)
    // The owner's account ends with the company, whatever else they did there.
    .where('recruiterEmail', '<>', employerEmail)
    .returning('recruiterEmail')
    .execute();
  for (const { recruiterEmail: email } of recruiters) await tell(tx, { email, employerName });
}

/** The others who acted for it have nothing to sign in to any more, except those who recruit. @returns the addresses of those who went */
async function endOthers(
  tx: Database,
  employerEmail: string,
  employerName: string,
  now: Date,
  tell: LeavingEmployer['tellAdministrator'],
): Promise<string[]> {
  const others = await tx
    .selectFrom('administrators')
    .select('administratorEmail as email')
    .where('employerEmail', '=', employerEmail)
    .where('administratorEmail', '<>', employerEmail)
    .orderBy('administratorEmail')
    .execute();
  const gone: string[] = [];
  for (const { email } of others) {
    const erased = await eraseAdministrator(tx, email, now);
    // As recruiters they are told like all of them.
    if (erased?.staysAs) continue;
    await tell(tx, { email, employerName });
    gone.push(email);
  }
  await tx.deleteFrom('administrators').where('employerEmail', '=', employerEmail).execute();
  return gone;
}

/** Everything kept for an employer alone; people it added who have not answered among it. */
const theirs = [
  ...(['people', 'addedPeople', 'askedAddresses', 'messageTemplates'] as const),
  ...(['webhooks', 'machineKeys', 'teamInvitations', 'companyDomains', 'deletions'] as const),
  // Its public page, whose name another company may take.
  'companySlugs' as const,
];

/** The files attached to people it knew, or brought by them; their rows go with the others. */
async function filesKept(tx: Database, employerEmail: string): Promise<string[]> {
  const files = await tx
    .selectFrom('personFiles')
    .select('key')
    .where('employerEmail', '=', employerEmail)
    .where('key', 'is not', null)
    .union(
      tx
        .selectFrom('addedPeople')
        .select('resumeKey as key')
        .where('employerEmail', '=', employerEmail)
        .where('resumeKey', 'is not', null),
    )
    .execute();
  return files.flatMap(({ key }) => key ?? []);
}

/** All that the employer knew and had set up; jobs and outcomes stay, for the candidates whose records they are. */
async function forgetWork(tx: Database, employerEmail: string, now: Date): Promise<void> {
  const held = await tx
    .selectFrom('addedPeople')
    .select('heldAs')
    .where('employerEmail', '=', employerEmail)
    .where('heldAs', 'is not', null)
    .execute();
  await eraseHeld(
    tx,
    held.flatMap(({ heldAs }) => heldAs ?? []),
    now,
  );
  await tx.deleteFrom('jobGuests').where('jobId', 'in', theirJobs(tx, employerEmail)).execute();
  await tx
    .deleteFrom('imports')
    .where('recruiterEmail', 'in', (eb) =>
      eb.selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', employerEmail),
    )
    .execute();
  for (const table of theirs) await tx.deleteFrom(table).where('employerEmail', '=', employerEmail).execute();
}

/** Jobs stay with the company, not with who ran them: its recruiters may work elsewhere tomorrow. */
async function keepJobsHere(tx: Database, employerEmail: string, at: string): Promise<void> {
  await leaveTraces(tx, employerEmail);
  await tx
    .insertInto('recruiters')
    .values(toRow({ ...{ recruiterEmail: employerEmail, employerEmail, createdAt: at }, ...leftRow(at) }))
    // The owner may have recruited.
    .onConflict((conflict) => conflict.column('recruiterEmail').doUpdateSet(leftRow(at)))
    .execute();
  await tx
    .updateTable('jobs')
    .set({ recruiterEmail: employerEmail })
    .where('id', 'in', theirJobs(tx, employerEmail))
    .execute();
}

/** The name on the records of candidates, told apart from that of a company that takes it later. */
async function nameOfBefore(tx: Database, name: string, at: string): Promise<string> {
  const dated = `${name} (until ${at.slice(0, 10)})`;
  const taken = await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where(sql<boolean>`lower("employerName") = lower(${dated})`)
    .executeTakeFirst();
  return taken ? `${name} (until ${at})` : dated;
}

/** @returns undefined when there is no such employer */
export async function eraseEmployer(
  tx: Database,
  email: string,
  now: Date,
  { tellCandidate, tellInvited, tellAdministrator, tellRecruiter }: LeavingEmployer,
): Promise<Erased | undefined> {
  const employer = await tx
    .selectFrom('employers')
    .select('employerName')
    .where('employerEmail', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!employer) return undefined;
  const at = now.toISOString();
  const { employerName: name } = employer;
  const fileKeys = await filesKept(tx, email);
  await closeJobs(tx, email, at);
  await endInvitations(tx, email, tellInvited);
  await endApplications(tx, email, now, tellCandidate);
  await letRecruitersGo(tx, email, name, tellRecruiter);
  const others = await endOthers(tx, email, name, now, tellAdministrator);
  await forgetWork(tx, email, now);
  await keepJobsHere(tx, email, at);
  await forgetStaff(tx, email);
  await tx
    .updateTable('employers')
    .set(
      toRow({
        employerName: await nameOfBefore(tx, name, at),
        ...{ employerWebsite: null, employerIndustry: null, employerSize: null, employerCity: null },
        ...{
          employerState: null,
          employerCountry: null,
          employerDescription: null,
          provedDomain: null,
          nameKey: null,
          employerLeftAt: at,
        },
      }),
    )
    .where('employerEmail', '=', email)
    .execute();
  await endAccount(tx, email, name, at);
  return { fileKeys, name, others };
}
