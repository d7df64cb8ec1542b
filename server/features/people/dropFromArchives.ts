import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Drops everything that archives which wait for their recruiters hold of someone; the files are swept away within a day. */
export const dropFromArchives = (tx: Database, candidateEmail: string): Promise<unknown> =>
  tx
    .deleteFrom('importedResumes')
    .where(sql<boolean>`"contact"->>'candidateEmail' = ${candidateEmail}`)
    .execute();
