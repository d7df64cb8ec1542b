/** Tells candidates of new jobs that fit their saved searches. */
import { sql } from 'kysely';
import type { SavedSearch } from '../../../schemas/savedSearch.ts';
import type { Database } from '../../db/database.ts';
import { type MailedSearch, newJobsMail } from '../../mail/templates/candidateMails.ts';
import { quietEnd } from '../notices/quietHours.ts';
import { stopOf } from '../notices/stopLinks.ts';
import { type DueSearch, findNewJobs, type NewJobs } from '../savedSearches/findNewJobs.ts';
import {
  type CandidateMailing,
  type CandidateMailServices,
  type DueCandidate,
  isMonday,
} from './candidateBatches.ts';
import { isAmong, jobFacts, type Pair, stillNews } from './toldJobFacts.ts';

/** Jobs of each search that a mail lists; the rest is a number and a click away. */
const listedOfEach = 5;

interface OwnSearch extends DueSearch {
  candidateEmail: string;
  name: string;
}

const searchesOf = async (tx: Database, batch: readonly DueCandidate[]): Promise<OwnSearch[]> =>
  tx
    .selectFrom('savedSearches')
    .select(['id', 'candidateEmail', 'name', 'search', 'seenTo'])
    .where('candidateEmail', '=', sql<string>`any(${batch.map(({ email }) => email)}::text[])`)
    .where('pausedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** A search with the jobs a mail lists of it, and how many more there are. */
interface Told {
  search: OwnSearch;
  listed: readonly string[];
  more: number;
}

/** A job that several searches of one candidate find is told with the first of them. */
function toldOf(searches: readonly OwnSearch[], found: NewJobs, isNews: (pair: Pair) => boolean): Told[] {
  const seen = new Set<string>();
  return searches.flatMap((search) => {
    const news = (found.get(search.id) ?? []).filter((jobId) => {
      const pair = { email: search.candidateEmail, jobId };
      const key = `${jobId} ${search.candidateEmail}`;
      if (seen.has(key) || !isNews(pair)) return false;
      seen.add(key);
      return true;
    });
    const listed = news.slice(0, listedOfEach);
    return news.length > 0 ? [{ search, listed, more: news.length - listed.length }] : [];
  });
}

const pairsOf = (told: readonly Told[]): Pair[] =>
  told.flatMap(({ search, listed }) => listed.map((jobId) => ({ email: search.candidateEmail, jobId })));

/** Of some pairs, those that no mail has told of. */
async function untold(tx: Database, pairs: readonly Pair[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select "email", "jobId" from unnest(${pairs.map(({ email }) => email)}::text[],
      ${pairs.map(({ jobId }) => jobId)}::uuid[]) "pair" ("email", "jobId")
    where not exists (select from "toldJobs" "one"
      where "one"."candidateEmail" = "email" and "one"."jobId" = "pair"."jobId")`.execute(tx);
  return rows;
}

async function noteTold(tx: Database, told: readonly Told[], batch: readonly OwnSearch[], now: Date) {
  const at = now.toISOString();
  const pairs = pairsOf(told);
  await sql`
    insert into "toldJobs" ("candidateEmail", "jobId", "toldAt")
    select "email", "jobId", ${at} from unnest(${pairs.map(({ email }) => email)}::text[],
      ${pairs.map(({ jobId }) => jobId)}::uuid[]) "pair" ("email", "jobId")
    on conflict do nothing`.execute(tx);
  const mailed = new Set(told.map(({ search }) => search.id));
  await sql`
    update "savedSearches" set "seenTo" = ${at},
      "mailedAt" = case when "id" = any(${[...mailed]}::uuid[]) then ${at} else "mailedAt" end
    where "id" = any(${batch.map(({ id }) => id)}::uuid[])`.execute(tx);
}

async function send(
  { env, clock, sendMail }: CandidateMailServices,
  tx: Database,
  batch: readonly DueCandidate[],
): Promise<number> {
  const now = clock();
  const searches = await searchesOf(tx, batch);
  const found = await findNewJobs(tx, searches, now);
  const pairs = searches.flatMap(({ id, candidateEmail: email }) =>
    (found.get(id) ?? []).map((jobId) => ({ email, jobId })),
  );
  const news = await stillNews(tx, await untold(tx, pairs));
  const told = toldOf(searches, found, (pair) => isAmong(news, pair));
  await noteTold(tx, told, searches, now);
  const factsOf = await jobFacts(tx, pairsOf(told));
  const byReader = Map.groupBy(told, ({ search }) => search.candidateEmail);
  for (const { email: to, userId, locale, firstName, settings } of batch) {
    const parts = (byReader.get(to) ?? []).map(
      ({ search: { name, search }, listed, more }): MailedSearch => ({
        name,
        search: search satisfies SavedSearch['search'],
        more,
        jobs: listed.flatMap((jobId) => factsOf({ email: to, jobId }) ?? []),
      }),
    );
    if (parts.length === 0) continue;
    const stop = stopOf(env, 'CANDIDATE', { userId, what: 'newJobs' });
    const letter = newJobsMail({ searches: parts, appUrl: env.APP_URL, stop });
    await sendMail(tx, {
      to,
      letter,
      locale,
      firstName,
      onlyToAccounts: true,
      notBefore: quietEnd(settings, now),
    });
  }
  return byReader.size;
}

export const newJobsMailing: CandidateMailing = {
  kind: 'NEW_JOBS',
  readers: () => sql`select distinct "candidateEmail" "email" from "savedSearches" where "pausedAt" is null`,
  isWanted: ({ newJobs }, today) => newJobs === 'DAILY' || (newJobs === 'WEEKLY' && isMonday(today)),
  send,
};
