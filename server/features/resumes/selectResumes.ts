/** A candidate's resumes as their owner lists them. */
import { sql } from 'kysely';
import { Resume } from '../../../schemas/resume.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import { noSuchResume } from '../people/storedResume.ts';

/** Called after its file, without the ending, while it has no name. */
const nameOf = (table: 'candidates' | 'resumes') => sql`coalesce(
  ${sql.ref(`${table}.resumeName`)}, left(regexp_replace(${sql.ref(`${table}.resumeFileName`)}, '(.)[.][a-zA-Z]{2,5}$', '\\1'), 60))`;

const main = selectShape('candidates', Resume.shape, {
  id: sql.ref('candidates.resumeId'),
  resumeName: nameOf('candidates'),
  isMain: sql.lit(true),
  resumeAddedAt: sql`coalesce("candidates"."resumeAddedAt", "candidates"."createdAt")`,
  applicationsCount: sql`(select count(*) from "applications"
    where "applications"."candidateEmail" = "candidates"."candidateEmail"
      and ("applications"."resumeId" is null or "applications"."resumeId" = "candidates"."resumeId"))`,
});

const other = selectShape('resumes', Resume.shape, {
  resumeName: nameOf('resumes'),
  isMain: sql.lit(false),
  applicationsCount: sql`(select count(*) from "applications" where "applications"."resumeId" = "resumes"."id")`,
});

/** @returns the main one first, then the newest */
export const resumesOf = (db: Database, email: string): Promise<Resume[]> =>
  db
    .selectFrom('candidates')
    .where('candidateEmail', '=', email)
    .where('resumeKey', 'is not', null)
    .select(main)
    .unionAll(
      db
        .selectFrom('resumes')
        .where('candidateEmail', '=', email)
        .where('removedAt', 'is', null)
        .select(other),
    )
    .orderBy('isMain', 'desc')
    .orderBy('resumeAddedAt', 'desc')
    .orderBy('id')
    .$castTo<Resume>()
    .execute();

/** @throws ApiError NOT_FOUND */
export async function findResume(db: Database, email: string, id: string): Promise<Resume> {
  const found = (await resumesOf(db, email)).find((resume) => resume.id === id);
  if (!found) throw noSuchResume();
  return found;
}
