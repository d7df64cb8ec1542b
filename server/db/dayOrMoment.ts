/** Times of which some are known only to the day. */
import { type RawBuilder, sql } from 'kysely';

/**
 * As the API has it: where a column keeps a day among moments, as its first microsecond in UTC, the day comes out and not
 * a moment, which would be the day before for readers in the west.
 */
export const dayOrMoment = (column: string): RawBuilder<string> => {
  const at = sql`(${sql.ref(column)} at time zone 'UTC')`;
  return sql<string>`case when ${at} = date_trunc('day', ${at}) then to_char(${at}, 'YYYY-MM-DD')
    else to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end`;
};
