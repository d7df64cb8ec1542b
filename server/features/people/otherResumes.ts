/**
 * The resumes of a candidate beside the main one. The main one is in the candidate's row, where lists and fits read it, so
 * that there is one place for what counts; a resume that becomes or ceases to be the main one moves.
 */
import { sql } from 'kysely';
import { mostKeptResumes } from '../../../schemas/resume.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { noResume } from './resumeColumns.ts';

const columns = Object.keys(noResume).map((name) => sql.ref(name));

/** Whether any application was sent with a resume; those without a name of one have the main one. */
const sentWith = (tx: Database, email: string, id: string, isMain: boolean) =>
  tx
    .selectFrom('applications')
    .select('applications.id')
    .where('candidateEmail', '=', email)
    .where((eb) =>
      isMain ? eb.or([eb('resumeId', '=', id), eb('resumeId', 'is', null)]) : eb('resumeId', '=', id),
    );

export const isSentWith = async (tx: Database, email: string, id: string, isMain = false): Promise<boolean> =>
  (await sentWith(tx, email, id, isMain).limit(1).executeTakeFirst()) !== undefined;

/** Copies the main resume into a row of its own; the applications it was sent with name it from now on. */
export async function setMainAside(tx: Database, email: string, removedAt: string | null): Promise<void> {
  await sql`
    insert into "resumes" ("id", "candidateEmail", "resumeName", "resumeAddedAt", "removedAt", ${sql.join(columns)})
    select "resumeId", "candidateEmail", "resumeName", coalesce("resumeAddedAt", "createdAt"), ${removedAt},
      ${sql.join(columns)}
    from "candidates" where "candidateEmail" = ${email}`.execute(tx);
  await sql`
    update "applications" set "resumeId" = "candidates"."resumeId"
    from "candidates" where "candidates"."candidateEmail" = ${email}
      and "applications"."candidateEmail" = ${email} and "applications"."resumeId" is null`.execute(tx);
}

/** Moves a row's resume into the candidate's. */
export async function takeAsMain(tx: Database, email: string, id: string): Promise<void> {
  await sql`
    update "candidates" set ("resumeId", "resumeName", "resumeAddedAt", ${sql.join(columns)}) =
      (select "id", "resumeName", "resumeAddedAt", ${sql.join(columns)} from "resumes" where "id" = ${id})
    where "candidateEmail" = ${email}`.execute(tx);
  await tx.deleteFrom('resumes').where('id', '=', id).execute();
}

/**
 * Makes room among the resumes that only applications still have: the oldest of those goes whose applications have all
 * come to nothing.
 *
 * @returns keys of files that may be held by nobody now
 * @throws ApiError ILLEGAL_MOVE where all of them are needed
 */
export async function makeRoom(tx: Database, email: string): Promise<string[]> {
  const kept = tx
    .selectFrom('resumes')
    .where('candidateEmail', '=', email)
    .where('removedAt', 'is not', null);
  const { n } = await kept.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  if (n < mostKeptResumes) return [];
  const spare = await kept
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.resumeId', '=', 'resumes.id')
            .where('applications.status', 'in', ['ACTIVE', 'HIRED']),
        ),
      ),
    )
    .select(['resumes.id', 'resumeKey'])
    .orderBy('resumeAddedAt')
    .limit(1)
    .executeTakeFirst();
  if (!spare) {
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t(
        '{most} resumes that you no longer use are still with open applications. Wait until one is answered, or withdraw one, and then try again.',
        { most: mostKeptResumes },
      ),
    );
  }
  await tx.deleteFrom('resumes').where('id', '=', spare.id).execute();
  return spare.resumeKey === null ? [] : [spare.resumeKey];
}
