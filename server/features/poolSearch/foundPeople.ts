/** Who is found by words in the pool: in headline, skills and place, or by an occupation a title means. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { containsWords } from '../../db/list.ts';
import { hasPlainWords, plainLetters } from '../../db/plainLetters.ts';
import { hasTrigrams } from '../../db/spelledLike.ts';
import type { Tables } from '../../db/tables.ts';
import { occupationsOfTitle } from '../../matching/vocabulary/occupations.ts';
import { pickable } from '../../ranking/pool.ts';
import { spellingsMeant } from '../jobs/search/nearestWords.ts';
import { plainWords } from '../knownPeople/selectKnownPeople.ts';

type Condition = RawBuilder<SqlBool>;

/** Shorter words are like too many others. */
const leastLike = 5;
const mostWords = 8;

const column = (name: string) => sql.ref(`candidates.${name}`);

/**
 * The words someone may be found by. The index also has the name, and a headline may have a name or an employer: looked
 * for there, a search would say who it is.
 */
const sayable = sql`(
  case when lower(coalesce(${column('headline')}, '')) like any(array[
      '%' || lower(${column('candidateFirstName')}) || '%', '%' || lower(${column('candidateLastName')}) || '%'])
    or exists (select from jsonb_array_elements(${column('facts')} -> 'positions') "held"
      where length("held" ->> 'employer') > 1
        and position(lower("held" ->> 'employer') in lower(${column('headline')})) > 0)
    then '' else coalesce(${column('headline')}, '') end
  || ' ' || coalesce(${column('candidateCity')}, '') || ' ' || coalesce(${column('candidateState')}, '')
  || ' ' || ${column('skills')}::text)`;

const either = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
const both = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

/** The first condition is answered by the index, and the second sees to it that no name has answered it. */
const says = (word: string): Condition =>
  both(hasPlainWords(word, plainWords).concat(containsWords(word, [sayable])));
const saysAlike = (word: string): Condition =>
  both([
    sql`${plainLetters(word)} <% ${plainWords}`,
    sql`word_similarity(lower(${word}), lower(${sayable})) >= 0.6`,
  ]);

/** A word that means an occupation is also met by people who have held it under another name. */
function worksAs(q: string, word: string): Condition[] {
  if (occupationsOfTitle(word, 1).length === 0) return [];
  const ids = occupationsOfTitle(q, 2).map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    sql`exists (select from "candidateProfiles" "held" where "held"."candidateEmail" = ${column('candidateEmail')}
      and "held"."occupations" && ${ids}::smallint[])`,
  ];
}

interface WordSearch {
  /** As it is written. */
  written: Condition;
  /** With words spelled alike, and words of jobs that may have been meant. */
  alike: Condition;
}

/** @param q at least one word */
export async function readWords(db: Database, q: string): Promise<WordSearch> {
  const words = q
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  const written = both(words.map((word) => either([says(word), ...worksAs(q, word)])));
  const compares = await hasTrigrams(db);
  const meant = await spellingsMeant(
    db,
    words.map((word) => word.toLowerCase()),
  );
  const alike = words.map((word, i) =>
    either([
      ...[word, ...(meant[i] ?? [])].flatMap((one) => [says(one), ...worksAs(q.replace(word, one), one)]),
      ...(compares && word.length >= leastLike ? [saysAlike(word)] : []),
    ]),
  );
  return { written, alike: both(alike) };
}

/** People who may be picked for a job now, and were neither listed for it nor have applied. */
export const eligible = (
  db: Database,
  jobId: string,
  at: string,
): SelectQueryBuilder<Tables, 'candidates', object> =>
  pickable(db.selectFrom('candidates'), at).where(
    sql<boolean>`not exists (select from "dailyCandidates" "listed"
        where "listed"."jobId" = ${jobId} and "listed"."candidateEmail" = "candidates"."candidateEmail")
      and not exists (select from "applications" "sent"
        where "sent"."jobId" = ${jobId} and "sent"."candidateEmail" = "candidates"."candidateEmail")`,
  );
