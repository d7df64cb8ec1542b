/** Names that are spelled much like what was typed. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { plainLetters } from './plainLetters.ts';

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

/**
 * Asks for what is spelled like the text, by the index of trigrams that a column of plain letters has.
 *
 * @param ask gets the condition, and the connection on which it means what it says
 * @returns undefined where spellings cannot be compared
 */
export async function askSpelledLike<T>(
  db: Database,
  column: RawBuilder<unknown>,
  text: string,
  ask: (tx: Database, isAlike: RawBuilder<SqlBool>) => Promise<T>,
): Promise<T | undefined> {
  if (text.trim().length < minLength || !(await hasTrigrams(db))) return undefined;
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(tx);
    const plain = plainLetters(text);
    // The operator is served by the index, and lets in what is exactly as alike.
    return ask(tx, sql`(${plain} <% ${column} and word_similarity(${plain}, ${column}) > ${likeness})`);
  });
}
