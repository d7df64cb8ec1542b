/** Adds someone a recruiter typed in, or joins what was typed to the record the company has of them. */
import { sql } from 'kysely';
import type { AddedPersonAnswer, AddedPersonForm } from '../../../schemas/addedPerson.ts';
import type { Locale } from '../../../schemas/base/locales.ts';
import { CandidateFields } from '../../../schemas/candidate.ts';
import type { Considered } from '../../../schemas/considered.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { translators } from '../../base/translators.ts';
import type { Database } from '../../db/database.ts';
import type { Upload } from '../../http/form.ts';
import type { Services } from '../../services/services.ts';
import { findJob } from '../jobs/findJob.ts';
import { removeUnheld, withResume } from '../people/keepResume.ts';
import { readUpload } from '../people/readUpload.ts';
import { consider } from '../poolSearch/consider.ts';
import { addAndJoin } from './addPeople.ts';
import { addedBy, selectAdded } from './selectAdded.ts';

type Written = Pick<AddedPersonAnswer, 'outcome' | 'differs'>;

/** Fills in who referred them and for which job, where the record names none. @returns whether anything was filled in */
async function fillIn(
  tx: Database,
  employerEmail: string,
  { candidateEmail, referredBy, jobId }: AddedPersonForm,
  now: Date,
): Promise<boolean> {
  const filled = await tx
    .updateTable('addedPeople')
    .set({
      referredBy: sql`coalesce("referredBy", ${referredBy})`,
      jobId: sql`coalesce("jobId", ${jobId}::uuid)`,
    })
    .where('employerEmail', '=', employerEmail)
    .where('candidateEmail', '=', candidateEmail)
    .where('endsAt', '>', now.toISOString())
    .where(
      sql<boolean>`("referredBy" is null and ${referredBy}::text is not null or "jobId" is null and ${jobId}::uuid is not null)`,
    )
    .returning('id')
    .executeTakeFirst();
  return filled !== undefined;
}

/** @throws ApiError about the field that is wrong */
async function write(
  tx: Database,
  services: Services,
  caller: Caller,
  form: AddedPersonForm,
  resume: Awaited<ReturnType<typeof readUpload>> | null,
): Promise<Written> {
  const { candidateEmail, referredBy, jobId, ...written } = form;
  if (jobId !== null) {
    const own = await tx
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', jobId)
      .where('recruiterEmail', '=', caller.email)
      .executeTakeFirst();
    if (!own) throw wrongField('jobId', (t) => t('Choose one of your own jobs.'));
  }
  const adding = { recruiterEmail: caller.email, employerEmail: companyOf(caller) };
  const fields = { candidateEmail, ...CandidateFields.parse(written) };
  const { outcomes } = await addAndJoin(tx, services, adding, [{ fields, resume, jobId, referredBy }], null);
  const [outcome = 'KNOWN'] = outcomes;
  if (outcome === 'ADDED') return { outcome, differs: [] };
  if (typeof outcome === 'object' && 'refused' in outcome)
    throw wrongField('candidateEmail', outcome.refused);
  const isFilled = await fillIn(tx, adding.employerEmail, form, services.clock());
  if (outcome !== 'KNOWN') return { outcome: 'JOINED', differs: outcome.joined };
  return { outcome: isFilled ? 'JOINED' : 'KNOWN', differs: [] };
}

export async function addByHand(
  services: Services,
  caller: Caller,
  form: AddedPersonForm,
  upload: Upload | null,
  locale: Locale,
): Promise<AddedPersonAnswer> {
  const { db, clock } = services;
  const { candidateEmail, jobId } = form;
  const resume = upload && (await readUpload(services.readResume, upload));
  const written = await withResume(services, resume, (tx) => write(tx, services, caller, form, resume));
  // A resume that the company has already is held once.
  if (resume && written.outcome !== 'ADDED') await removeUnheld(services, resume.key);
  const theirs = addedBy(db, companyOf(caller), clock()).where('candidateEmail', '=', candidateEmail);
  const person = (await selectAdded(theirs).executeTakeFirst()) ?? null;
  const held = await theirs.select('heldAs').executeTakeFirst();
  const isAskedFirst = written.outcome === 'ADDED' && person?.basis === 'CONSENT';
  let considered: Considered | null = null;
  if (jobId !== null && !isAskedFirst) {
    const job = await findJob(db, jobId);
    [considered = null] = await consider(services, job, caller, [candidateEmail], translators[locale]);
  }
  return { ...written, personKey: held?.heldAs ?? candidateEmail, person, considered };
}
