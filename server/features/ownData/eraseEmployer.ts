/** Takes an employer's account out of the database: its jobs close, and those they concern are told. */
import { sql } from 'kysely';
import { translators } from '../../base/translators.ts';
import { type Database, toRow } from '../../db/database.ts';
import { rejectApplication } from '../applications/changeApplication.ts';
import type { Tell } from '../applications/changes.ts';
import { endAccount } from './endAccount.ts';
import type { Erased } from './erasePerson.ts';
import { forgetStaff, formerRecruiter } from './eraseRecruiter.ts';

/** Those who are told, each in the transaction of the erasure. */
interface LeavingEmployer {
  /** Of the end of an application. */
  tellCandidate: Tell;
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
  await tx
    .updateTable('invitations')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'PENDING')
    .where('dailyCandidateId', 'in', (eb) =>
      eb.selectFrom('dailyCandidates').select('id').where('jobId', 'in', theirJobs(tx, employerEmail)),
    )
    .execute();
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
    .returning('recruiterEmail')
    .execute();
  for (const { recruiterEmail: email } of recruiters) await tell(tx, { email, employerName });
}

/** Everything kept for an employer alone; people it added who have not answered among it. */
const theirs = [
  ...(['people', 'addedPeople', 'askedAddresses', 'messageTemplates'] as const),
  ...(['webhooks', 'machineKeys', 'teamInvitations', 'deletions'] as const),
];

/** All that the employer knew and had set up; jobs and outcomes stay, for the candidates whose records they are. */
async function forgetWork(tx: Database, employerEmail: string): Promise<void> {
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
  await tx
    .insertInto('recruiters')
    .values({
      ...{ recruiterEmail: employerEmail, employerEmail, ...formerRecruiter },
      ...{
        recruiterTitle: null,
        recruiterPhone: null,
        status: 'SUSPENDED',
        createdAt: at,
        recruiterLeftAt: at,
      },
    })
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
  { tellCandidate, tellRecruiter }: LeavingEmployer,
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
  await closeJobs(tx, email, at);
  await endApplications(tx, email, now, tellCandidate);
  await letRecruitersGo(tx, email, name, tellRecruiter);
  await forgetWork(tx, email);
  await keepJobsHere(tx, email, at);
  await forgetStaff(tx, email);
  await tx
    .updateTable('employers')
    .set(
      toRow({
        employerName: await nameOfBefore(tx, name, at),
        ...{ employerWebsite: null, employerIndustry: null, employerSize: null, employerCity: null },
        ...{ employerState: null, employerDescription: null, nameKey: null, employerLeftAt: at },
      }),
    )
    .where('employerEmail', '=', email)
    .execute();
  await endAccount(tx, email, name, at);
  return { resumeKey: null, name };
}
