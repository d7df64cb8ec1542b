/** Everything held about a recruiter, an administrator or an employer, as one ZIP that is written while it is sent. */
import { PassThrough } from 'node:stream';
import yazl from 'yazl';
import { dayOf } from '../../../schemas/base/days.ts';
import type { Database } from '../../db/database.ts';
import type { FileAnswer } from '../../http/send.ts';
import type { Services } from '../../services/services.ts';
import { billingDetailsOf } from '../billing/billingDetails.ts';
import type { InvoiceServices } from '../billing/invoices/invoicePdf.ts';
import { straysOf } from '../inbox/selectStrays.ts';
import { selectJob } from '../jobs/selectJobs.ts';
import { consentsOf } from '../legal/consents.ts';
import { readPreferences } from '../people/preferences.ts';
import { selectEmployer, selectRecruiter } from '../people/selectPeople.ts';
import { ownInvoices } from './ownInvoices.ts';
import { waysInOf } from './waysInOf.ts';

/** The parts of every account. */
const accountOf = async (tx: Database, email: string) => ({
  user: await tx
    .selectFrom('users')
    .select(['email', 'role', 'emailVerified', 'locale', 'createdAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow(),
  subscriptions: await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('userEmail', '=', email)
    .orderBy('createdAt')
    .execute(),
  billingDetails: await billingDetailsOf(tx, email),
  waysIn: await waysInOf(tx, email),
  preferences: await readPreferences(tx, email),
  consents: await consentsOf(tx, email),
  noticeSettings:
    (
      await tx
        .selectFrom('noticeSettings')
        .select('document')
        .where('userEmail', '=', email)
        .executeTakeFirst()
    )?.document ?? null,
});

/** Cards they gave; who each is about is another person. */
const scorecardsBy = (tx: Database, email: string) =>
  tx
    .selectFrom('scorecards')
    .innerJoin('applications', 'applications.id', 'scorecards.applicationId')
    .where('authorEmail', '=', email)
    .select(['applications.jobId', 'stageName', 'recommendation', 'ratings', 'strengths', 'concerns'])
    .select(['isAfterReading', 'scorecards.createdAt', 'scorecards.updatedAt'])
    .orderBy('scorecards.createdAt')
    .orderBy('scorecards.id')
    .execute();

const templatesBy = (tx: Database, column: 'createdByEmail' | 'employerEmail', email: string) =>
  tx
    .selectFrom('messageTemplates')
    .where(column, '=', email)
    .select(['name', 'text', 'createdAt', 'updatedAt'])
    .orderBy('createdAt')
    .execute();

/** All they wrote, without the names of candidates. */
const writtenBy = async (tx: Database, email: string) => ({
  'messages.json': await tx
    .selectFrom('messages')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .where('messages.recruiterEmail', '=', email)
    .select(['messageThreads.jobId', 'messages.text', 'messages.createdAt'])
    .orderBy('messages.createdAt')
    .orderBy('messages.id')
    .execute(),
  'stray-mails.json': await straysOf(tx, email),
  'notes.json': {
    notes: await tx
      .selectFrom('personNotes')
      .where('authorEmail', '=', email)
      .select(['text', 'createdAt', 'updatedAt'])
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    ratings: await tx
      .selectFrom('personRatings')
      .where('recruiterEmail', '=', email)
      .select('rating')
      .execute(),
  },
  'offers.json': await tx
    .selectFrom('jobOffers')
    .innerJoin('applications', 'applications.id', 'jobOffers.applicationId')
    .where('jobOffers.recruiterEmail', '=', email)
    .select(['applications.jobId', 'salary', 'salaryCurrency', 'salaryUnit', 'startDate', 'text'])
    .select(['jobOffers.status', 'sentAt'])
    .orderBy('sentAt')
    .execute(),
  'interviews.json': await tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .where('interviews.recruiterEmail', '=', email)
    .select(['applications.jobId', 'kind', 'place', 'message', 'proposedTimes', 'startsAt', 'endsAt'])
    .orderBy('interviews.createdAt')
    .execute(),
});

/** An archive's files by name, each written as JSON. */
type Contents = Record<string, unknown>;

const readRecruiter = async (tx: Database, email: string): Promise<Contents> => ({
  'profile.json': {
    ...(await accountOf(tx, email)),
    recruiter: await selectRecruiter(
      tx.selectFrom('recruiters').where('recruiterEmail', '=', email),
    ).executeTakeFirstOrThrow(),
  },
  'jobs.json': await selectJob(
    tx.selectFrom('jobs').where('jobs.recruiterEmail', '=', email).orderBy('jobs.createdAt'),
  ).execute(),
  ...(await writtenBy(tx, email)),
  'scorecards.json': await scorecardsBy(tx, email),
  'templates.json': await templatesBy(tx, 'createdByEmail', email),
});

/** Everything that is theirs and not the company's. */
const readAdministrator = async (tx: Database, email: string): Promise<Contents> => ({
  'profile.json': {
    ...(await accountOf(tx, email)),
    administrator: await tx
      .selectFrom('administrators')
      .innerJoin('employers', 'employers.employerEmail', 'administrators.employerEmail')
      .where('administratorEmail', '=', email)
      .select(['employerName', 'administratorFirstName', 'administratorLastName', 'administrators.createdAt'])
      .executeTakeFirstOrThrow(),
  },
  'scorecards.json': await scorecardsBy(tx, email),
  'templates.json': await templatesBy(tx, 'createdByEmail', email),
  'software.json': {
    keys: await tx
      .selectFrom('machineKeys')
      .where('madeByEmail', '=', email)
      .select(['name', 'scopes', 'createdAt', 'expiresOn', 'revokedAt'])
      .orderBy('createdAt')
      .execute(),
  },
});

const readEmployer = async (tx: Database, email: string): Promise<Contents> => {
  const recruiters = tx
    .selectFrom('recruiters')
    .where('recruiters.employerEmail', '=', email)
    .where('recruiters.recruiterLeftAt', 'is', null);
  return {
    'profile.json': {
      ...(await accountOf(tx, email)),
      employer: await selectEmployer(
        tx.selectFrom('employers').where('employerEmail', '=', email),
      ).executeTakeFirstOrThrow(),
    },
    'recruiters.json': await selectRecruiter(recruiters.orderBy('recruiters.createdAt')).execute(),
    'jobs.json': await selectJob(
      tx
        .selectFrom('jobs')
        .where('jobs.recruiterEmail', 'in', (eb) =>
          eb.selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', email),
        )
        .orderBy('jobs.createdAt'),
    ).execute(),
    'administrators.json': await tx
      .selectFrom('administrators')
      .where('employerEmail', '=', email)
      .select(['administratorEmail', 'administratorFirstName', 'administratorLastName', 'createdAt'])
      .orderBy('createdAt')
      .execute(),
    'invitations.json': await tx
      .selectFrom('teamInvitations')
      .where('employerEmail', '=', email)
      .select(['invitedEmail', 'role', 'sentAt', 'expiresAt'])
      .execute(),
    'domains.json': await tx
      .selectFrom('companyDomains')
      .where('employerEmail', '=', email)
      .select(['domain', 'method', 'provedAt', 'goodUntil', 'letsIn', 'createdAt'])
      .orderBy('createdAt')
      .execute(),
    'software.json': {
      keys: await tx
        .selectFrom('machineKeys')
        .where('employerEmail', '=', email)
        .select(['name', 'scopes', 'createdAt', 'lastUsedAt', 'expiresOn', 'revokedAt'])
        .execute(),
      webhooks: await tx
        .selectFrom('webhooks')
        .where('employerEmail', '=', email)
        .select(['url', 'events', 'createdAt'])
        .execute(),
    },
    'scorecards.json': await scorecardsBy(tx, email),
    'templates.json': await templatesBy(tx, 'employerEmail', email),
  };
};

type Needed = InvoiceServices & Pick<Services, 'clock'>;

/** The database's contents as of one moment, with the invoices beside them. */
const exporting =
  (read: (tx: Database, email: string) => Promise<Contents>) =>
  async (services: Needed, email: string): Promise<FileAnswer> => {
    const { db, clock } = services;
    const { contents, locale } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => ({
        contents: await read(tx, email),
        ...(await tx
          .selectFrom('users')
          .select('locale')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()),
      }));
    const zip = new yazl.ZipFile();
    const mtime = clock();
    for (const [name, content] of Object.entries(contents))
      zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name, { mtime });
    for (const { fileName, pdf } of await ownInvoices(services, email, locale))
      zip.addBuffer(Buffer.from(pdf), `invoices/${fileName}`, { mtime });
    // A stream of our own, so that whatever breaks on the way ends the answer too.
    const stream = new PassThrough();
    const fail = (error: Error) => void stream.destroy(error);
    zip.on('error', fail);
    zip.outputStream.on('error', fail).pipe(stream);
    zip.end();
    return { stream, type: 'application/zip', fileName: `hireday-${dayOf(mtime)}.zip` };
  };

export const exportRecruiter = exporting(readRecruiter);
export const exportAdministrator = exporting(readAdministrator);
export const exportEmployer = exporting(readEmployer);
