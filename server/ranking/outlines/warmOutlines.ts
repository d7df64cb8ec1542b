/**
 * Everyone's outlines, kept between requests and updated with what has changed since the last one, so that a million
 * people are read once and not for every job.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { sketchLongs } from '../../matching/profile/sketch.ts';
import { gathered } from './gather.ts';
import { type OutlineRows, Outlines } from './outlines.ts';

/** How many outlines are read in one query. */
const batchSize = 10_000;
/** Everything is read again once this share is out of date, or after this time. */
const mostWaste = 0.2;
const longestMs = 24 * 60 * 60_000;
/** Someone who needs no plan may be picked until the last second that is kept. */
const always = 2 ** 32 - 1;
/** A sample is drawn where everyone would be this many times as much to read. */
const leastSampled = 2;

interface OutlinePage {
  count: number;
  last: string | null;
  emails: string[] | null;
  hashes: number[] | null;
  until: number[] | null;
  sketches: Buffer | null;
}

/**
 * A page of outlines of people with an active subscription, each column as one array: a million rows would take longer to
 * transfer than their contents. All arrays are made in one pass, so they are in the same order.
 */
async function readPage(
  db: Database,
  version: string,
  whose: RawBuilder<unknown>,
  limit: number | null,
  profiles: RawBuilder<unknown> = sql`"candidateProfiles"`,
): Promise<OutlinePage> {
  const { rows } = await sql<OutlinePage>`
    with "page" as materialized (
      select "candidateEmail", "sketch", extract(epoch from (
          select max("currentPeriodEnd") from "subscriptions"
          where "userEmail" = "candidateEmail" and "status" = 'ACTIVE'))::bigint "until"
      from ${profiles} join "candidates" using ("candidateEmail") join "users" on "email" = "candidateEmail"
      where "version" = ${version} and octet_length("sketch") = ${sketchLongs * 4}::integer and "openToWork"
        and "facts" is not null and "emailVerified" and ${whose}
      order by "candidateEmail" limit ${limit}::integer)
    select "count", "last", "emails", "hashes", "until", "sketches"
    from (select count(*) "count", max("candidateEmail") "last" from "page") "all",
      (select json_agg("candidateEmail") "emails", json_agg(hashtext("candidateEmail")) "hashes",
        json_agg("until") "until", string_agg("sketch", ''::bytea) "sketches"
      from "page" where "until" is not null) "paid"`.execute(db);
  const [page] = rows;
  if (!page) throw new Error('The database has not answered with outlines');
  return page;
}

/** The outlines of people who need no plan. */
async function readUnpaid(db: Database, version: string, whose: RawBuilder<unknown>): Promise<Outlines> {
  const { rows } = await sql<Omit<OutlinePage, 'last'>>`
    select count(*) "count", json_agg("candidateEmail") "emails", json_agg(hashtext("candidateEmail")) "hashes",
      json_agg(${always}::bigint) "until", string_agg("sketch", ''::bytea) "sketches"
    from (select "candidateEmail", "sketch" from "candidateProfiles"
      join "candidates" using ("candidateEmail")
      where "version" = ${version} and octet_length("sketch") = ${sketchLongs * 4}::integer
        and ${whose}
      order by "candidateEmail") "own"`.execute(db);
  const outlines = new Outlines();
  for (const page of rows) for (const some of rowsOf({ ...page, last: null })) outlines.add(some);
  return outlines;
}

/** A page's share of people; none where no one of it has paid. */
const rowsOf = ({ emails, hashes, until, sketches }: OutlinePage): OutlineRows[] =>
  emails && hashes && until && sketches ? [{ emails, hashes, until, sketches }] : [];

/** Everyone's. */
async function readAll(db: Database, version: string): Promise<Outlines> {
  const pages: OutlineRows[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: OutlinePage = await readPage(db, version, sql`"candidateEmail" > ${after}`, batchSize);
    pages.push(...rowsOf(page));
    after = page.count < batchSize ? null : page.last;
  }
  const outlines = new Outlines();
  for (const rows of gathered(pages)) outlines.add(rows);
  return outlines;
}

/** The outlines of people of some occupations. */
async function readOccupations(
  db: Database,
  version: string,
  occupations: readonly number[],
): Promise<Outlines> {
  const outlines = new Outlines();
  const page = await readPage(db, version, sql`"occupations" && ${occupations}::smallint[]`, null);
  for (const rows of rowsOf(page)) outlines.add(rows);
  return outlines;
}

/** Outlines of some people, each of whom stands for so many. */
export interface SampledOutlines {
  outlines: Outlines;
  standsFor: number;
}

/**
 * The outlines of about `size` people drawn by chance, the same ones while nobody comes or goes.
 * @returns undefined where there are not many more people than that
 */
async function readSample(db: Database, version: string, size: number): Promise<SampledOutlines | undefined> {
  const { rows } = await sql<{ people: number }>`
    select "reltuples" "people" from "pg_class" where "oid" = '"candidateProfiles"'::regclass`.execute(db);
  const standsFor = (rows[0]?.people ?? 0) / size;
  if (standsFor < leastSampled) return undefined;
  const percent = 100 / standsFor;
  const outlines = new Outlines();
  const drawn = sql`"candidateProfiles" tablesample bernoulli (${percent}::real) repeatable (1)`;
  for (const rows of rowsOf(await readPage(db, version, sql`true`, null, drawn))) outlines.add(rows);
  return { outlines, standsFor };
}

/** The outlines changed by transactions from a given one on, and the oldest transaction still open now, to go on from. */
async function changesSince(db: Database, from: string): Promise<{ next: string; hashes: number[] }> {
  const { rows } = await sql<{ next: string; hashes: number[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text "next",
      array(select distinct "hash" from "outlineChanges" where "xid" >= ${from}::xid8) "hashes"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has not answered with changes');
  return row;
}

async function nowInDatabase(db: Database): Promise<string> {
  const { rows } = await sql<{
    now: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text "now"`.execute(db);
  return rows[0]?.now ?? '0';
}

export interface WarmOutlines {
  /** Everyone's outlines as the database has them now; some seconds for a million people the first time. */
  fresh(db: Database): Promise<Outlines>;
  /** Whether they are held already, so that `fresh` takes milliseconds. */
  isWarm(): boolean;
  /** The outlines of people of some occupations only, read for one use. */
  ofOccupations(db: Database, occupations: readonly number[]): Promise<Outlines>;
  /** The outlines of people who need no plan, read for one use. @param whose a condition on `candidates` */
  unpaid(db: Database, whose: RawBuilder<unknown>): Promise<Outlines>;
  /** Outlines of about so many people, read for one use; undefined where there are hardly more. */
  sampled(db: Database, size: number): Promise<SampledOutlines | undefined>;
}

/** @param version of the profiles whose outlines can be used */
export function createWarmOutlines(version: string, now: () => number = Date.now): WarmOutlines {
  let held: { outlines: Outlines; from: string; at: number } | undefined;
  let working: Promise<unknown> = Promise.resolve();

  async function bringUpToDate(db: Database): Promise<Outlines> {
    if (!held || Math.abs(now() - held.at) > longestMs || held.outlines.waste() > mostWaste) {
      held = undefined;
      const from = await nowInDatabase(db);
      const at = now();
      held = { outlines: await readAll(db, version), from, at };
      return held.outlines;
    }
    const { outlines } = held;
    const { next, hashes } = await changesSince(db, held.from);
    for (let i = 0; i < hashes.length; i += batchSize) {
      const some = hashes.slice(i, i + batchSize);
      const page = await readPage(
        db,
        version,
        sql`hashtext("candidateEmail") = any(${some}::integer[])`,
        null,
      );
      outlines.drop(new Set(some));
      for (const rows of rowsOf(page)) outlines.add(rows);
    }
    held = { ...held, from: next };
    return outlines;
  }

  return {
    fresh(db) {
      const found = working.then(() => bringUpToDate(db));
      working = found.catch(() => undefined);
      return found;
    },
    isWarm: () => held !== undefined,
    ofOccupations: (db, occupations) => readOccupations(db, version, occupations),
    unpaid: (db, whose) => readUnpaid(db, version, whose),
    sampled: (db, size) => readSample(db, version, size),
  };
}
