/** Who is found by words in the pool: in headline, skills and place, or by an occupation a title means. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { allOf, anyOf, type Condition } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { containsWords } from '../../db/list.ts';
import { hasPlainWords, plainLetters } from '../../db/plainLetters.ts';
import { hasTrigrams } from '../../db/spelledLike.ts';
import type { Tables } from '../../db/tables.ts';
import { occupationsOfTitle } from '../../matching/vocabulary/occupations.ts';
import { companyOf, isNotHidden } from '../../ranking/hiddenPeople.ts';
import { pickableFor } from '../../ranking/ownPeople.ts';
import { spellingsMeant } from '../jobs/search/nearestWords.ts';
import { plainWords } from '../knownPeople/selectKnownPeople.ts';

/** Shorter words are like too many others. */
const leastLike = 5;
const mostWords = 8;

const column = (name: string) => sql.ref(`candidates.${name}`);

/** Words that never say who someone is. The index also has the name and the town. */
const sayable = sql`(coalesce(${column('candidateState')}, '') || ' ' || ${column('skills')}::text)`;

/** The same with the headline, which may say who it is: looked for there, a search would say it, too. */
const sayableWithHeadline = sql`(${sayable} || ' ' || coalesce(${column('headline')}, ''))`;

/** The first condition is answered by the index, and the second sees to it that no name or town has answered it. */
const says = (word: string, where: RawBuilder<unknown>): Condition =>
  allOf(hasPlainWords(word, plainWords).concat(containsWords(word, [where])));
const saysAlike = (word: string, where: RawBuilder<unknown>): Condition =>
  allOf([
    sql`${plainLetters(word)} <% ${plainWords}`,
    sql`word_similarity(lower(${word}), lower(${where})) >= 0.6`,
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

/** Whom some words find, and who of them is found without the headline. */
export interface WordCondition {
  finds: Condition;
  isSure: Condition;
}

interface WordSearch {
  /** Among the company's own people, whose names and towns are no secret to it. */
  own: Condition;
  /** As it is written. */
  written: WordCondition;
  /** With words spelled alike, and words of jobs that may have been meant. */
  alike: WordCondition;
}

const inBoth = (ask: (where: RawBuilder<unknown>) => Condition): WordCondition => ({
  finds: ask(sayableWithHeadline),
  isSure: ask(sayable),
});

/** @returns null where nothing typed is a word */
export async function readWords(db: Database, q: string): Promise<WordSearch | null> {
  const words = q
    .split(/[\s,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
  if (words.length === 0) return null;
  const compares = await hasTrigrams(db);
  const meant = await spellingsMeant(
    db,
    words.map((word) => word.toLowerCase()),
  );
  const alike = (word: string, i: number, where: RawBuilder<unknown>) =>
    anyOf([
      ...[word, ...(meant[i] ?? [])].flatMap((one) => [
        says(one, where),
        ...worksAs(q.replace(word, one), one),
      ]),
      ...(compares && word.length >= leastLike ? [saysAlike(word, where)] : []),
    ]);
  return {
    own: allOf(words.map((word) => anyOf([allOf(hasPlainWords(word, plainWords)), ...worksAs(q, word)]))),
    written: inBoth((where) => allOf(words.map((word) => anyOf([says(word, where), ...worksAs(q, word)])))),
    alike: inBoth((where) => allOf(words.map((word, i) => alike(word, i, where)))),
  };
}

/** People who may be picked for a job now and seen by its company, and were neither listed for it nor have applied. */
export const eligible = (
  db: Database,
  jobId: string,
  at: string,
): SelectQueryBuilder<Tables, 'candidates', object> =>
  pickableFor(db.selectFrom('candidates'), at, companyOf(jobId)).where(
    sql<boolean>`not exists (select from "dailyCandidates" "listed"
        where "listed"."jobId" = ${jobId} and "listed"."candidateEmail" = "candidates"."candidateEmail")
      and not exists (select from "applications" "sent"
        where "sent"."jobId" = ${jobId} and "sent"."candidateEmail" = "candidates"."candidateEmail")
      and ${isNotHidden(companyOf(jobId))}`,
  );
