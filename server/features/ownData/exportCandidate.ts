/** Everything held about a candidate, as one ZIP that is written while it is sent. */

import { PassThrough, Readable } from 'node:stream';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import yazl from 'yazl';
import { dayOf } from '../../../schemas/base/days.ts';
import { JobOffer } from '../../../schemas/jobOffer.ts';
import type { Database } from '../../db/database.ts';
import { dayOrMoment } from '../../db/dayOrMoment.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { FileAnswer } from '../../http/send.ts';
import { correctedFacts } from '../../matching/corrections/correctedFacts.ts';
import type { Services } from '../../services/services.ts';
import { selectJudgedApplication } from '../applications/selectApplications.ts';
import { billingDetailsOf } from '../billing/billingDetails.ts';
import type { InvoiceServices } from '../billing/invoices/invoicePdf.ts';
import { picksOf, selectCandidatePick } from '../dailyCandidates/selectCandidatePicks.ts';
import { straysOf } from '../inbox/selectStrays.ts';
import { allInterviews, selectInterview } from '../interviews/selectInterviews.ts';
import { markedJobsOf, selectMarkedJob } from '../jobMarks/selectMarkedJobs.ts';
import { consentsOf } from '../legal/consents.ts';
import { selectMessage } from '../messages/selectMessages.ts';
import { noticesOf, selectNotice } from '../notices/selectNotices.ts';
import { readSettings } from '../notices/settings.ts';
import { readPreferences } from '../people/preferences.ts';
import { selectCandidate } from '../people/selectPeople.ts';
import { searchesOf, selectSearch } from '../savedSearches/selectSearches.ts';
import { jsonResume } from './jsonResume.ts';
import { ownInvoices } from './ownInvoices.ts';
import { waysInOf } from './waysInOf.ts';

/** Rows about someone, also those that a company has under a key of its own until they answer. */
const isAbout = (table: 'people' | 'personFiles', email: string) => sql<boolean>`(
  ${sql.ref(`${table}.candidateEmail`)} = ${email} or ${sql.ref(`${table}.candidateEmail`)} in (
    select "heldAs" from "addedPeople" where "addedPeople"."candidateEmail" = ${email}))`;

/** Notes, tags and ratings that employers keep, without the names of those who wrote them: those are other people's. */
const notedOf = (tx: Database, email: string) =>
  tx
    .selectFrom('people')
    .innerJoin('employers', 'employers.employerEmail', 'people.employerEmail')
    .where(isAbout('people', email))
    .select((eb) => [
      'employerName',
      dayOrMoment('people.latestAt').as('latestAt'),
      'tags',
      jsonArrayFrom(
        eb
          .selectFrom('personRatings')
          .whereRef('personRatings.employerEmail', '=', 'people.employerEmail')
          .whereRef('personRatings.candidateEmail', '=', 'people.candidateEmail')
          .select('rating')
          .orderBy('recruiterEmail'),
      ).as('ratings'),
      jsonArrayFrom(
        eb
          .selectFrom('personNotes')
          .whereRef('personNotes.employerEmail', '=', 'people.employerEmail')
          .whereRef('personNotes.candidateEmail', '=', 'people.candidateEmail')
          .select(['text', 'createdAt', 'updatedAt'])
          .orderBy('createdAt')
          .orderBy('id'),
      ).as('notes'),
    ])
    .orderBy('employerName')
    .execute();

/** Files that employers attached, without the names of those who did. */
const filesOf = (tx: Database, email: string) =>
  tx
    .selectFrom('personFiles')
    .innerJoin('employers', 'employers.employerEmail', 'personFiles.employerEmail')
    .where(isAbout('personFiles', email))
    .where('key', 'is not', null)
    .select(['personFiles.id', 'employerName', 'fileName', 'kind', 'size', 'addedAt', 'key'])
    .orderBy('addedAt')
    .orderBy('personFiles.id')
    .execute();

/** Resumes beside the main one, also those that only applications still have. */
const resumesOf = (tx: Database, email: string) =>
  tx
    .selectFrom('resumes')
    .where('candidateEmail', '=', email)
    .select(['id', 'resumeName', 'resumeFileName', 'resumeKind as kind', 'resumeAddedAt', 'removedAt'])
    .select(['facts', 'factCorrections', 'resumeText', 'resumeKey as key'])
    .orderBy('resumeAddedAt')
    .orderBy('id')
    .execute();

/** The details that employers entered themselves, while that waits for an answer. */
const addedOf = (tx: Database, email: string) =>
  tx
    .selectFrom('addedPeople')
    .innerJoin('employers', 'employers.employerEmail', 'addedPeople.employerEmail')
    .where('addedPeople.candidateEmail', '=', email)
    .select(['employerName', 'fields', 'referredBy', 'companyNote', 'resumeFileName', 'resume'])
    .select(['addedAt', 'endsAt'])
    .orderBy('addedAt')
    .orderBy('addedPeople.id')
    .execute();

/** Every message of both sides, by thread; recruiters are named as they were to the candidate. */
const messagesOf = (tx: Database, email: string) =>
  selectMessage(
    tx
      .selectFrom('messages')
      .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
      .where('messageThreads.candidateEmail', '=', email),
  )
    .select('messages.readAt')
    .orderBy('messageThreads.id')
    .orderBy('messages.createdAt')
    .orderBy('messages.id')
    .execute();

const offerFields = selectShape('jobOffers', JobOffer.omit({ sentBy: true }).shape);

/** Every offer, also those that came to nothing; an application has only its latest. */
const offersOf = (tx: Database, email: string) =>
  tx
    .selectFrom('jobOffers')
    .innerJoin('applications', 'applications.id', 'jobOffers.applicationId')
    .where('applications.candidateEmail', '=', email)
    .select(offerFields)
    .select('applications.jobId')
    .orderBy('jobOffers.sentAt')
    .orderBy('jobOffers.id')
    .execute();

/** The scorecards of every stage, without the names of those who wrote them. */
const scorecardsOf = (tx: Database, email: string) =>
  tx
    .selectFrom('scorecards')
    .innerJoin('applications', 'applications.id', 'scorecards.applicationId')
    .where('applications.candidateEmail', '=', email)
    .select(['applications.jobId', 'stageName', 'recommendation', 'ratings', 'strengths', 'concerns'])
    .select(['scorecards.createdAt', 'scorecards.updatedAt'])
    .orderBy('scorecards.createdAt')
    .orderBy('scorecards.id')
    .execute();

/** The database's contents, as of one moment. */
const read = (db: Database, email: string, now: Date) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const candidates = tx.selectFrom('candidates').where('candidates.candidateEmail', '=', email);
      return {
        candidate: await selectCandidate(candidates).executeTakeFirstOrThrow(),
        kept: await candidates
          .select([
            'facts',
            'factCorrections',
            'hiddenFrom',
            'jobPreferences',
            'resumeKey',
            'resumeKind',
            'resumeText',
            'resumeFileName',
          ])
          .select(['resumeId', 'resumeName', 'resumeAddedAt'])
          .executeTakeFirstOrThrow(),
        user: await tx
          .selectFrom('users')
          .select(['email', 'role', 'emailVerified', 'locale', 'createdAt'])
          .where('email', '=', email)
          .executeTakeFirstOrThrow(),
        account: {
          billingDetails: await billingDetailsOf(tx, email),
          waysIn: await waysInOf(tx, email),
          preferences: await readPreferences(tx, email),
          consents: await consentsOf(tx, email),
          noticeSettings: await readSettings(tx, email),
          subscriptions: await tx
            .selectFrom('subscriptions')
            .selectAll()
            .where('userEmail', '=', email)
            .orderBy('createdAt')
            .execute(),
        },
        notices: await selectNotice(
          noticesOf(tx, { email, role: 'CANDIDATE' }).orderBy('createdAt').orderBy('id'),
        ).execute(),
        applications: await selectJudgedApplication(
          tx.selectFrom('applications').where('candidateEmail', '=', email).orderBy('createdAt'),
        ).execute(),
        people: await notedOf(tx, email),
        files: await filesOf(tx, email),
        resumes: await resumesOf(tx, email),
        added: await addedOf(tx, email),
        messages: await messagesOf(tx, email),
        strayMails: await straysOf(tx, email),
        offers: await offersOf(tx, email),
        scorecards: await scorecardsOf(tx, email),
        marked: await selectMarkedJob(email)(
          markedJobsOf(tx, email).orderBy('markedAt').orderBy('jobId'),
        ).execute(),
        searches: await selectSearch(searchesOf(tx, email).orderBy('createdAt').orderBy('id')).execute(),
        interviews: await selectInterview(now)(
          allInterviews(tx).where('applications.candidateEmail', '=', email).orderBy('interviews.id'),
        ).execute(),
        lists: await selectCandidatePick(picksOf(tx, email).orderBy('date').orderBy('jobId'))
          .select([
            'rank',
            'isFromSearch',
            'score',
            'candidateName',
            'headline',
            'city',
            'state',
            'yearsOfExperience',
            'status',
            'reasons',
            'reviewedAt',
            'criteriaVersion',
            'matcherVersion',
          ])
          .execute(),
      };
    });

const endings = { PDF: '.pdf', DOCX: '.docx', TXT: '.txt' } as const;

/** Adds files to a folder. Each is opened when its turn comes: there may be hundreds. */
function addFiles(
  zip: yazl.ZipFile,
  storage: Services['storage'],
  folder: 'files' | 'resumes',
  files: readonly { id: string; key: string | null; kind: string | null }[],
  { mtime, fail }: { mtime: Date; fail: (error: Error) => void },
): void {
  for (const { id, key, kind } of files)
    zip.addReadStreamLazy(`${folder}/${id}.${(kind ?? 'bin').toLowerCase()}`, { mtime }, (give) => {
      storage.get(key ?? '').then(
        (stored) => give(null, stored?.stream.on('error', fail) ?? Readable.from([])),
        (error: Error) => fail(error),
      );
    });
}

/** The description of a file without where it lies. */
const withoutKey = <T extends { key: string | null }>({ key: _, ...file }: T) => file;

/** @param email of a candidate who is there */
export async function exportCandidate(
  services: InvoiceServices & Pick<Services, 'storage' | 'clock'>,
  email: string,
): Promise<FileAnswer> {
  const { db, storage, clock } = services;
  const {
    candidate,
    kept,
    user,
    account,
    notices,
    applications,
    lists,
    people,
    files,
    resumes,
    added,
    messages,
    strayMails,
    interviews,
    offers,
    scorecards,
    marked,
    searches,
  } = await read(db, email, clock());
  const invoices = await ownInvoices(services, email, user.locale);
  const resume = kept.resumeKey === null ? undefined : await storage.get(kept.resumeKey);
  const zip = new yazl.ZipFile();
  const mtime = clock();
  const add = (name: string, content: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name, { mtime });
  add(
    'resume.json',
    jsonResume(candidate, kept.facts && correctedFacts(kept.facts, kept.factCorrections ?? {})),
  );
  add('profile.json', {
    user,
    candidate,
    ...account,
    readFromResume: kept.facts,
    corrections: kept.factCorrections,
    hiddenFrom: kept.hiddenFrom ?? [],
    jobPreferences: kept.jobPreferences,
    resumeText: kept.resumeText,
    resume: { id: kept.resumeId, name: kept.resumeName, addedAt: kept.resumeAddedAt },
  });
  add('resumes.json', resumes.map(withoutKey));
  add('applications.json', applications);
  add('lists.json', lists);
  add('notes.json', people);
  add('files.json', files.map(withoutKey));
  add('added.json', added);
  add('messages.json', messages);
  add('stray-mails.json', strayMails);
  add('notices.json', notices);
  add('offers.json', offers);
  add('interviews.json', interviews);
  add('scorecards.json', scorecards);
  add('jobs.json', { marked, searches });
  for (const { fileName, pdf } of invoices)
    zip.addBuffer(Buffer.from(pdf), `invoices/${fileName}`, { mtime });
  // A stream of our own, so that whatever breaks on the way ends the answer too.
  const stream = new PassThrough();
  const fail = (error: Error) => void stream.destroy(error);
  if (resume) {
    const ending = kept.resumeKind === null ? '' : endings[kept.resumeKind];
    zip.addReadStream(resume.stream.on('error', fail), `resume${ending}`, { mtime });
  }
  addFiles(zip, storage, 'files', files, { mtime, fail });
  addFiles(zip, storage, 'resumes', resumes, { mtime, fail });
  zip.on('error', fail);
  stream.on('close', () => resume?.stream.destroy());
  zip.outputStream.on('error', fail).pipe(stream);
  zip.end();
  return { stream, type: 'application/zip', fileName: `hireday-${dayOf(mtime)}.zip` };
}
