/** Names that are spelled much like what was typed. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

/** Shorter texts are like too much. */
const minLength = 4;
/** Of 1: how much of what was typed a part of the name has to have in common with it. */
const likeness = 0.45;

/** Whether spellings can be compared: managed databases may lack the extension. */
export async function hasTrigrams(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}

/** @returns the condition that a name is spelled like the text; undefined where that cannot be asked */
export async function spelledLike(
  db: Database,
  name: RawBuilder<unknown>,
  text = '',
): Promise<RawBuilder<SqlBool> | undefined> {
  if (text.trim().length < minLength || !(await hasTrigrams(db))) return undefined;
  return sql`word_similarity(lower(${text}), lower(${name})) > ${likeness}`;
}
