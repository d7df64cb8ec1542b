/** Considers a company's own people for a job: those it names go on the job's newest list. */
import { sql } from 'kysely';
import { type Considered, mostConsidered } from '../../../schemas/considered.ts';
import type { Job } from '../../../schemas/job.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { type Sentence, say } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { isNotHidden } from '../../ranking/hiddenPeople.ts';
import { isOwnPerson } from '../../ranking/ownPeople.ts';
import type { Services } from '../../services/services.ts';
import { addByName } from './addToList.ts';
import { asStored } from './searchPool.ts';

interface Known {
  key: string;
  address: string;
  /** Why they cannot be judged; null where they can. */
  lacks: 'ANSWER' | 'RESUME' | 'WISH' | null;
}

const lacking: Record<NonNullable<Known['lacks']>, Sentence> = {
  ANSWER: (t) => t('They were asked and have not accepted yet.'),
  RESUME: (t) => t('There is no resume to judge them by. Import or attach one first.'),
  WISH: (t) => t('They look for no work at the moment.'),
};

/** Those of some people whom the company knows, by key or by the address they were added with. */
async function knownOf(db: Database, company: string, emails: readonly string[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select "people"."candidateEmail" "key", coalesce("added"."candidateEmail", "people"."candidateEmail") "address",
      case when not ${isOwnPerson} then 'ANSWER' when "facts" is null then 'RESUME'
        when not "openToWork" then 'WISH' end "lacks"
    from "people" join "candidates" on "candidates"."candidateEmail" = "people"."candidateEmail"
      left join "addedPeople" "added" on "added"."heldAs" = "people"."candidateEmail"
    where "people"."employerEmail" = ${company}
      and (${isOwnPerson} or "candidates"."heldBy" = ${company})
      and ("people"."candidateEmail" = any(${emails}::text[]) or "added"."candidateEmail" = any(${emails}::text[]))
      and ${isNotHidden(sql`${company}`)}`.execute(db);
  return rows;
}

type ConsiderServices = Pick<Services, 'db' | 'clock' | 'judgePeople'>;

export async function consider(
  services: ConsiderServices,
  job: Job,
  caller: Caller,
  emails: readonly string[],
  t: Translate,
): Promise<Considered[]> {
  const known = await knownOf(services.db, companyOf(caller), emails);
  const found = new Map(known.flatMap((one) => [[one.key, one] as const, [one.address, one] as const]));
  const considered: Considered[] = [];
  for (const candidateEmail of new Set(emails)) {
    const person = found.get(candidateEmail);
    const refused = (why: Sentence) =>
      considered.push({ candidateEmail, dailyCandidateId: null, reason: say(why, t) });
    if (!person) refused((to) => to('Your company has no such person among its own.'));
    else if (person.lacks !== null) refused(lacking[person.lacks]);
    else {
      try {
        const { id } = await addByName(services, job, caller.email, person.key);
        considered.push({ candidateEmail, dailyCandidateId: id, reason: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused(error.detail);
      }
    }
  }
  return considered;
}

const onListAlready: Sentence = (t) => t('This person is on a list of the job already, or has applied.');
const fitsTooLittle: Sentence = (t) => t('They fit this job too little to be listed.');
const othersFitBetter: Sentence = (t) =>
  t('Others of the import fit this job better. {most} at most go on a list at once.', {
    most: mostConsidered,
  });

/** Those of some people who are on a list of the job, or have applied for it. */
async function listedOf(db: Database, jobId: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select "candidateEmail" "key" from "dailyCandidates"
      where "jobId" = ${jobId} and "candidateEmail" = any(${keys}::text[])
    union select "candidateEmail" from "applications"
      where "jobId" = ${jobId} and "candidateEmail" = any(${keys}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Considers everyone an import was about: those who fit best go on the list, and of the others it is said why they do not.
 *
 * @throws ApiError NOT_FOUND for an import that is not the caller's
 */
export async function considerImport(
  services: ConsiderServices,
  job: Job,
  caller: Caller,
  importId: string,
  t: Translate,
): Promise<Considered[]> {
  const { db, judgePeople } = services;
  await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('recruiterEmail', '=', caller.email)
    .executeTakeFirstOrThrow(() => notFound((to) => to('There is no such import.')));
  const imported = await db
    .selectFrom('importedPeople')
    .select('candidateEmail')
    .where('importId', '=', importId)
    .where('employerEmail', '=', companyOf(caller))
    .execute();
  const keys = imported.map(({ candidateEmail }) => candidateEmail);
  const known = await knownOf(db, companyOf(caller), keys);
  const listed = await listedOf(db, job.id, keys);
  const able = known.filter(({ key, lacks }) => lacks === null && !listed.has(key)).map(({ key }) => key);
  const best = await judgePeople.best(asStored(job), able, mostConsidered);
  const fitting = best.filter(({ fit }) => fit.band !== 'LIMITED').map(({ email }) => email);
  const outcomes = new Map<string, Considered>();
  for (const email of fitting)
    for (const outcome of await consider(services, job, caller, [email], t)) outcomes.set(email, outcome);
  const unfit = new Set(best.filter(({ fit }) => fit.band === 'LIMITED').map(({ email }) => email));
  const whyNot = ({ key, lacks }: Known): Sentence => {
    if (listed.has(key)) return onListAlready;
    if (lacks !== null) return lacking[lacks];
    return unfit.has(key) || best.length < mostConsidered ? fitsTooLittle : othersFitBetter;
  };
  return known.map((person) => ({
    dailyCandidateId: outcomes.get(person.key)?.dailyCandidateId ?? null,
    reason: outcomes.has(person.key) ? (outcomes.get(person.key)?.reason ?? null) : say(whyNot(person), t),
    candidateEmail: person.address,
  }));
}
