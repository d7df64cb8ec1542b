/** Takes everything personal about a candidate out of the database; what is counted stays without identity. */

import { sql } from 'kysely';
import { fullName } from '../../../schemas/base/fullName.ts';
import { type Database, toRow } from '../../db/database.ts';
import { nothingWritten } from '../applications/apply.ts';
import { record } from '../applications/changes.ts';
import { addNotices } from '../notices/notify.ts';
import { dropFromArchives } from '../people/dropFromArchives.ts';
import { noResume } from '../people/resumeColumns.ts';
import { endAccount } from './endAccount.ts';

/** The text that replaces a name. */
const nobody = { candidateFirstName: 'Former', candidateLastName: 'candidate' };
const nobodysName = `${nobody.candidateFirstName} ${nobody.candidateLastName}`;

/** The things to remove outside the database. */
export interface Erased {
  /** Of their resumes, and of files that were attached to them. */
  fileKeys: string[];
  /** First and last name, as mails had them. */
  name: string;
  /** The area of the account that is left, where only the other was given up. */
  staysAs?: 'EMPLOYER' | 'RECRUITER';
  /** Addresses of accounts that went with it. */
  others?: readonly string[];
}

/** Recruiters hear that an applicant has left, without a word of who it was. A suspended one hears nothing of candidates. */
async function tellRecruiters(tx: Database, jobIds: readonly string[], now: Date): Promise<void> {
  if (jobIds.length === 0) return;
  const readers = await tx
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .select(['jobs.id as jobId', 'jobs.recruiterEmail as to'])
    .where('jobs.id', 'in', jobIds)
    .where('recruiters.status', '=', 'ACTIVE')
    .execute();
  await addNotices(
    tx,
    readers.map((reader) => ({ ...reader, kind: 'APPLICATION_WITHDRAWN', candidateEmail: null })),
    now,
  );
}

/** Nobody waits for an answer of someone who has left. */
async function endApplications(tx: Database, email: string, at: string): Promise<void> {
  const active = await tx
    .updateTable('applications')
    .set({ status: 'WITHDRAWN', answerBy: null, updatedAt: at })
    .where('candidateEmail', '=', email)
    .where('status', '=', 'ACTIVE')
    .returning(['id', 'jobId', 'stageId'])
    .execute();
  await tellRecruiters(
    tx,
    active.map(({ jobId }) => jobId),
    new Date(at),
  );
  for (const { id, jobId, stageId } of active) {
    const { stages } = await tx
      .selectFrom('jobs')
      .select('stages')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    const stage = stages.find((one) => one.id === stageId);
    await record(tx, id, {
      status: 'WITHDRAWN',
      stageName: stage?.name ?? stageId,
      stageType: stage?.type ?? null,
      at,
      by: email,
    });
  }
}

/** Applications, invitations and picks stay as outcomes, without a word about the person. */
async function forgetWords(tx: Database, email: string): Promise<void> {
  await tx
    .updateTable('applications')
    .set(toRow({ ...nothingWritten, rejectionReason: null }))
    .where('candidateEmail', '=', email)
    .execute();
  await tx
    .updateTable('invitations')
    .set({
      message: null,
      declineReason: null,
      status: sql`case when "status" = 'PENDING' then 'EXPIRED' else "status" end`,
    })
    .where((eb) =>
      eb(
        'dailyCandidateId',
        'in',
        eb.selectFrom('dailyCandidates').select('id').where('candidateEmail', '=', email),
      ),
    )
    .execute();
  await tx
    .updateTable('dailyCandidates')
    .set({
      candidateName: nobodysName,
      headline: null,
      city: null,
      state: null,
      yearsOfExperience: null,
      // Outcomes stay; the words they were read from go.
      criteria: sql`(
        select coalesce(jsonb_agg("one" || '{"evidence": null, "source": null}' order by "place"), '[]')
        from jsonb_array_elements("criteria") with ordinality "list"("one", "place"))`,
    })
    .where('candidateEmail', '=', email)
    .execute();
}

async function forgetProfile(tx: Database, email: string, at: string): Promise<void> {
  await tx
    .updateTable('candidates')
    .set(
      toRow({
        ...nobody,
        ...noResume,
        heldBy: null,
        resumeName: null,
        candidateCity: null,
        candidateState: null,
        candidateCountry: null,
        candidateWillingToRelocate: false,
        openToWork: false,
        hiddenFrom: [],
        jobPreferences: null,
        highestLevelOfEducation: null,
        candidateLinkedinProfile: null,
        candidateLeetcodeUserName: null,
        candidatePhone: null,
        candidateOtherInformation: null,
        erasedAt: at,
      }),
    )
    .where('candidateEmail', '=', email)
    .execute();
}

/** Tables of which rows are about one candidate: of those who hire and of their own. */
const personal = [
  ...(['people', 'addedPeople', 'messageThreads', 'notices', 'jobFits', 'jobMarks', 'resumes'] as const),
  ...(['savedSearches', 'toldJobs', 'candidateMails'] as const),
] as const;

/** Whole rows about them, with every word on either side. */
async function dropRows(tx: Database, email: string): Promise<void> {
  await dropFromArchives(tx, email);
  // Offers with the pay in them; interviews, proposed or past; the cards of those who hire.
  for (const table of ['jobOffers', 'interviews', 'scorecards', 'scorecardReadings'] as const)
    await tx
      .deleteFrom(table)
      .where((eb) =>
        eb(
          'applicationId',
          'in',
          eb.selectFrom('applications').select('id').where('candidateEmail', '=', email),
        ),
      )
      .execute();
  // Notes, tags and ratings; what employers entered; messages of both sides; notices that recruiters have of them.
  for (const table of personal) await tx.deleteFrom(table).where('candidateEmail', '=', email).execute();
  // Companies may have invited the same address to recruit, or to give an opinion of applicants.
  await tx.deleteFrom('teamInvitations').where('invitedEmail', '=', email).execute();
  await tx.deleteFrom('jobGuests').where('guestEmail', '=', email).execute();
}

/** Their resumes beside the main one, and the files employers attached to them, whose rows go with those of `people`. */
async function filesOf(tx: Database, email: string): Promise<string[]> {
  const files = await tx
    .selectFrom('personFiles')
    .select('key')
    .distinct()
    .where('candidateEmail', '=', email)
    .where('key', 'is not', null)
    .union(tx.selectFrom('resumes').select('resumeKey as key').where('candidateEmail', '=', email))
    .execute();
  return files.flatMap(({ key }) => key ?? []);
}

/** Keys under which companies hold the same address. */
const heldAsOf = async (tx: Database, email: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('addedPeople')
    .select('heldAs')
    .where('candidateEmail', '=', email)
    .where('heldAs', 'is not', null)
    .execute();
  return rows.flatMap(({ heldAs }) => heldAs ?? []);
};

/** @returns undefined when there is no such candidate */
export async function erasePerson(tx: Database, email: string, now: Date): Promise<Erased | undefined> {
  // In the order of answers, which hold an application and then write what names the candidate.
  await tx
    .selectFrom('applications')
    .select('id')
    .where('candidateEmail', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
  const person = await tx
    .selectFrom('candidates')
    .select(['candidateFirstName', 'candidateLastName', 'resumeKey'])
    .where('candidateEmail', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return undefined;
  const at = now.toISOString();
  const name = fullName(person.candidateFirstName, person.candidateLastName);

  await endApplications(tx, email, at);
  await forgetWords(tx, email);
  await forgetProfile(tx, email, at);
  const others = await filesOf(tx, email);
  // Records that companies hold of the address go with the account.
  for (const key of await heldAsOf(tx, email)) {
    const held = await erasePerson(tx, key, now);
    others.push(...(held?.fileKeys ?? []));
  }
  await dropRows(tx, email);
  await endAccount(tx, email, name, at);
  return { fileKeys: [...(person.resumeKey === null ? [] : [person.resumeKey]), ...others], name };
}
