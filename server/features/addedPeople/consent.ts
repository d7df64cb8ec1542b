/** The answers of people an employer added: who has the mail's secret reads its address. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AcceptingConsent, AddedPersonNotice, ConsentAnswer } from '../../../schemas/addedPerson.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { applyIn } from '../applications/apply.ts';
import { tellRecruiter } from '../applications/tellRecruiter.ts';
import { addressHashes } from '../heldPeople/addresses.ts';
import { broughtAs } from '../heldPeople/holdPeople.ts';
import { keepConsents, requireAgreement } from '../legal/consents.ts';
import { eraseHeld } from '../ownData/eraseHeld.ts';
import { dropFromArchives } from '../people/dropFromArchives.ts';
import { removeUnheld } from '../people/keepResume.ts';
import { noResume } from '../people/resumeColumns.ts';
import { addUser } from '../registration/addUser.ts';

const tooLate = () =>
  notFound((t) => t('This link was used, or its time has run out. Nothing is held any more.'));

const isWaitedFor = () =>
  new ApiError(
    'ILLEGAL_MOVE',
    'This address was the one of an account until a few days ago. Take it back with the link in our mail, or wait until the week is over.',
  );

/** How long the answer lets one choose a password. */
const passwordMinutes = 60;

const byToken = (db: Database, { env, clock }: Pick<Services, 'env' | 'clock'>, token: string) =>
  db
    .selectFrom('addedPeople')
    .where('tokenHash', '=', addressHashes(env).tokenHash(token))
    .where('endsAt', '>', clock().toISOString());

/** @throws ApiError NOT_FOUND */
export async function readConsent(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  token: string,
): Promise<AddedPersonNotice> {
  const { fields, companyNote, ...notice } = await byToken(services.db, services, token)
    .innerJoin('employers', 'employers.employerEmail', 'addedPeople.employerEmail')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'addedPeople.recruiterEmail')
    .leftJoin('jobs', 'jobs.id', 'addedPeople.jobId')
    .select(['employerName', recruiterName().$castTo<string | null>().as('recruiterName'), 'fields'])
    .select(['addedPeople.resumeFileName', 'referredBy', 'companyNote'])
    .select(['jobs.title as jobTitle', 'addedAt', 'endsAt'])
    .executeTakeFirstOrThrow(tooLate);
  return { ...fields, ...notice, hasCompanyNote: companyNote !== null };
}

/** @throws ApiError NOT_FOUND */
const hold = (tx: Database, services: Pick<Services, 'env' | 'clock'>, token: string) =>
  byToken(tx, services, token).selectAll().forUpdate().executeTakeFirstOrThrow(tooLate);

/** Gives the address an account with what is held, unless it has one. @returns whether it was made now */
async function makeCandidate(tx: Database, person: Tables['addedPeople'], now: Date): Promise<boolean> {
  const { candidateEmail, fields, resume, resumeKey, resumeFileName, recruiterEmail, heldAs } = person;
  const recruiter = await tx
    .selectFrom('users')
    .select('locale')
    .where('email', '=', recruiterEmail)
    .executeTakeFirst();
  const user = await addUser(
    tx,
    {
      ...{ email: candidateEmail, role: 'CANDIDATE', passwordHash: null, emailVerified: true },
      locale: recruiter?.locale ?? 'en',
    },
    now,
  );
  if (!user) {
    const { role } = await tx
      .selectFrom('users')
      .select('role')
      .where('email', '=', candidateEmail)
      .executeTakeFirstOrThrow(isWaitedFor);
    if (role === 'CANDIDATE') return false;
    throw new ApiError(
      'ILLEGAL_MOVE',
      'This address has an account of another kind. Erase what is held instead.',
    );
  }
  if (heldAs) {
    // All that the company has about them follows the row.
    await tx
      .updateTable('candidates')
      .set({ candidateEmail, heldBy: null, createdAt: now.toISOString() })
      .where('candidateEmail', '=', heldAs)
      .execute();
    await tx.deleteFrom('users').where('email', '=', heldAs).execute();
    return true;
  }
  const read = resume ? { ...resume, resumeKey, resumeFileName } : noResume;
  await tx
    .insertInto('candidates')
    .values(toRow({ ...fields, ...read, createdAt: now.toISOString() }))
    .execute();
  return true;
}

/**
 * Who was added for a job stands among its applicants from here on, judged as they are. Not who applied before, nor when
 * the job is open no more, nor where the address of an account that is there was never proved: it may be a stranger's.
 *
 * @returns the job's title; null where they do not stand there
 */
async function applyFor(
  tx: Database,
  services: Pick<Services, 'env' | 'clock' | 'sendMail'>,
  { jobId, candidateEmail, referredBy }: Tables['addedPeople'],
): Promise<string | null> {
  if (jobId === null) return null;
  const source = referredBy === null ? 'ADDED' : 'REFERRED';
  const given = { jobId, candidateEmail, coverLetter: null, source } as const;
  try {
    const { jobTitle } = await applyIn(tx, given, services.clock(), tellRecruiter(services));
    return jobTitle;
  } catch (error) {
    // Nothing was written, so the transaction goes on.
    if (error instanceof ApiError && noApplication.has(error.code)) return null;
    throw error;
  }
}

const noApplication: ReadonlySet<string> = new Set(['NOT_FOUND', 'EMAIL_NOT_VERIFIED', 'DUPLICATE']);

/** The note that came with the person stands among the employer's own from here on, as of the day it came. */
async function keepNote(tx: Database, person: Tables['addedPeople']): Promise<void> {
  const { companyNote: text, employerEmail, candidateEmail, recruiterEmail, addedAt } = person;
  if (text === null) return;
  await tx
    .insertInto('personNotes')
    .values(
      toRow({
        ...{ id: uuidv7(), employerEmail, candidateEmail, authorEmail: recruiterEmail, text },
        ...{ mentions: [], createdAt: addedAt, updatedAt: addedAt },
      }),
    )
    .execute();
}

/** Moves everything the company kept about someone to their account: notes, files, ratings, tags, and its picks. */
async function joinAccount(
  tx: Database,
  { employerEmail, candidateEmail, heldAs }: Tables['addedPeople'],
  now: Date,
): Promise<void> {
  if (!heldAs) return;
  const theirs = sql`"employerEmail" = ${employerEmail} and "candidateEmail" = ${heldAs}`;
  await sql`
    update "people" set "tags" = (select coalesce(jsonb_agg(distinct "tag"), '[]') from (
        select jsonb_array_elements("people"."tags") "tag"
        union select jsonb_array_elements("held"."tags") from "people" "held"
        where "held"."employerEmail" = ${employerEmail} and "held"."candidateEmail" = ${heldAs}) "both")
    where "employerEmail" = ${employerEmail} and "candidateEmail" = ${candidateEmail}`.execute(tx);
  for (const table of ['personNotes', 'personFiles'] as const)
    await sql`update ${sql.table(table)} set "candidateEmail" = ${candidateEmail} where ${theirs}`.execute(
      tx,
    );
  await sql`
    update "personRatings" set "candidateEmail" = ${candidateEmail} where ${theirs} and not exists (
      select from "personRatings" "given" where "given"."employerEmail" = ${employerEmail}
        and "given"."candidateEmail" = ${candidateEmail}
        and "given"."recruiterEmail" = "personRatings"."recruiterEmail")`.execute(tx);
  await sql`
    update "dailyCandidates" set "candidateEmail" = ${candidateEmail}
    where "candidateEmail" = ${heldAs} and not exists (
      select from "dailyCandidates" "listed" where "listed"."jobId" = "dailyCandidates"."jobId"
        and "listed"."candidateEmail" = ${candidateEmail})`.execute(tx);
  await sql`
    update "messageThreads" set "candidateEmail" = ${candidateEmail}
    where "candidateEmail" = ${heldAs} and not exists (
      select from "messageThreads" "theirs" where "theirs"."jobId" = "messageThreads"."jobId"
        and "theirs"."candidateEmail" = ${candidateEmail})`.execute(tx);
  await eraseHeld(tx, [heldAs], now);
}

/**
 * From here on the employer knows them as it knows anyone, and what it typed is the person's own profile.
 *
 * @throws ApiError NOT_FOUND; AGREEMENT_REQUIRED where an account is made; ILLEGAL_MOVE where the address has one that is
 *   no candidate's
 */
export async function giveConsent(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'storage' | 'sendMail' | 'legalTexts'>,
  proofs: VerificationTokens,
  { token, ...sent }: AcceptingConsent,
): Promise<ConsentAnswer> {
  const { db, clock } = services;
  const { answer, unused } = await db.transaction().execute(async (tx) => {
    const now = clock();
    const person = await hold(tx, services, token);
    const { candidateEmail, employerEmail } = person;
    const isNew = await makeCandidate(tx, person, now);
    if (isNew) {
      const agreement = await requireAgreement(services.legalTexts, sent);
      await keepConsents(tx, { email: candidateEmail, agreement }, now);
    }
    await tx
      .insertInto('people')
      .values({
        ...{ employerEmail, candidateEmail, hasApplied: false, latestAt: now.toISOString() },
        broughtAs: broughtAs(person),
      })
      // Who was on a list of the employer before is its own from here on, too.
      .onConflict((conflict) =>
        conflict
          .columns(['employerEmail', 'candidateEmail'])
          .doUpdateSet({ broughtAs: sql`coalesce("people"."broughtAs", excluded."broughtAs")` }),
      )
      .execute();
    if (!person.heldAs) await keepNote(tx, person);
    else if (!isNew) await joinAccount(tx, person, now);
    const appliedFor = await applyFor(tx, services, person);
    await tx.deleteFrom('addedPeople').where('id', '=', person.id).execute();
    const about = { email: candidateEmail, purpose: 'FORGOT_PASSWORD' } as const;
    const passwordToken = isNew ? await proofs.issue(tx, about, now, passwordMinutes) : null;
    return { answer: { candidateEmail, passwordToken, appliedFor }, unused: isNew ? null : person.resumeKey };
  });
  if (unused !== null) await removeUnheld(services, unused);
  return answer;
}

/** Everything goes; a keyed hash of the address stays, so that nobody can add it again. @throws ApiError NOT_FOUND */
export async function refuseConsent(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'storage' | 'forgetMails'>,
  token: string,
): Promise<void> {
  const { db, env, clock } = services;
  const person = await db.transaction().execute(async (tx) => {
    const held = await hold(tx, services, token);
    await tx
      .insertInto('blockedAddresses')
      .values({ emailHash: addressHashes(env).hashOf(held.candidateEmail), at: clock().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await eraseAdded(tx, held, clock());
    return held;
  });
  await clearAway(services, person);
}

/** Takes someone out of the database who has no account here, or whose account is their own business. */
export async function eraseAdded(
  tx: Database,
  { id, candidateEmail, heldAs }: Pick<Tables['addedPeople'], 'id' | 'candidateEmail' | 'heldAs'>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('addedPeople').where('id', '=', id).execute();
  if (heldAs) await eraseHeld(tx, [heldAs], now);
  await dropFromArchives(tx, candidateEmail);
  await tx
    .deleteFrom('devMailbox')
    .where('to', '=', candidateEmail)
    .where('kind', '=', 'ADDED_PERSON')
    .execute();
  await tx.deleteFrom('idempotencyKeys').where(sql<boolean>`strpos("body", ${candidateEmail}) > 0`).execute();
}

/** Takes away what lies outside the tables: the mail while it waits, and the file. */
export async function clearAway(
  services: Pick<Services, 'db' | 'storage' | 'forgetMails'>,
  { candidateEmail, resumeKey }: Pick<Tables['addedPeople'], 'candidateEmail' | 'resumeKey'>,
): Promise<void> {
  await services.forgetMails([candidateEmail]);
  if (resumeKey !== null) await removeUnheld(services, resumeKey);
}
