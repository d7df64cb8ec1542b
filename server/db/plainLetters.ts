/** Words looked for in a column of plain letters, which an index of trigrams serves (0070_plain_words.sql). */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { literal } from './list.ts';

/** A text in plain small letters. */
export const plainLetters = (text: string): RawBuilder<string> => sql<string>`"plainLetters"(${text}::text)`;

/**
 * A condition for each word of a text: that the column has it, whatever its accents.
 *
 * @param column of plain letters
 */
export const hasPlainWords = (q: string, column: RawBuilder<unknown>): RawBuilder<SqlBool>[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${column} like ${plainLetters(`%${literal(word)}%`)}`);
