/** A recruiter's imports as they are read. */
import { sql } from 'kysely';
import { ImportFile } from '../../../schemas/importFile.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';

const mostListed = 20;

export const noSuchImport = () => notFound((t) => t('There is no such import.'));

export const importsOf = (db: Database, recruiterEmail: string) =>
  db.selectFrom('imports').where('imports.recruiterEmail', '=', recruiterEmail);

const read = (name: string) => sql`"imports"."reading"->${sql.lit(name)}`;

const selections = selectShape('imports', ImportFile.shape, {
  columns: read('columns'),
  choices: read('choices'),
  proposals: read('proposals'),
  preset: sql`"imports"."reading"->>'preset'`,
  encoding: sql`"imports"."reading"->>'encoding'`,
  // Imports from before these were read have none.
  spellings: sql`coalesce(${read('spellings')}, '[]')`,
  above: sql`coalesce(${read('above')}, '[]')`,
});

export const listImports = (db: Database, recruiterEmail: string) =>
  importsOf(db, recruiterEmail)
    .select(['id', 'kind', 'fileName', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();

/** @throws ApiError NOT_FOUND also for a colleague's */
export const findImport = (db: Database, recruiterEmail: string, id: string): Promise<ImportFile> =>
  importsOf(db, recruiterEmail)
    .where('id', '=', id)
    .select(selections)
    .$castTo<ImportFile>()
    .executeTakeFirstOrThrow(noSuchImport);
