/** PostgreSQL's own full-text ranking, the baseline that comes for free with the database. */
import pg from 'pg';
import type { Connection } from '../server/db/embedded/connect.ts';

export interface PostgresSearch {
  /** The places of the documents in `texts`, best first; those without any of the words last. */
  rank(query: string): Promise<number[]>;
  close(): Promise<void>;
}

/** Puts texts into a table of its own for as long as the connection lasts. */
export async function postgresSearch(
  connection: Connection | { connectionString: string },
  texts: readonly string[],
): Promise<PostgresSearch> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create temporary table "benchTexts" ("place" int primary key, "words" tsvector)');
  for (const [place, text] of texts.entries())
    await client.query(`insert into "benchTexts" values ($1, to_tsvector('english', $2))`, [
      place,
      text.replaceAll('\u0000', ''),
    ]);
  return {
    async rank(query) {
      const words = [...new Set(query.toLowerCase().match(/[a-z0-9]+/g) ?? [])];
      const { rows } = await client.query<{ place: number }>(
        `select "place" from "benchTexts", websearch_to_tsquery('english', $1) as "asked"
         order by ts_rank_cd("words", "asked") desc, "place"`,
        [words.map((word) => `"${word}"`).join(' or ')],
      );
      return rows.map(({ place }) => place);
    },
    close: () => client.end(),
  };
}
