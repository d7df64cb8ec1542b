/** Writes one job's list of one day: the list and its picks together, or nothing. */

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { fullName } from '../../../schemas/base/fullName.ts';
import { type Database, toRow } from '../../db/database.ts';
import { matcherVersion } from '../../matching/scoring/version.ts';
import { companyOf, isNotHidden } from '../../ranking/hiddenPeople.ts';
import { isOwnOf, pickableFor } from '../../ranking/ownPeople.ts';
import type { RunJob } from '../../ranking/pool.ts';
import { addNotices } from '../notices/notify.ts';
import type { ChosenList } from './chosenList.ts';

/** Those of the picks who may be picked at that moment and seen by the company, and have not applied, held so until the list is stored. */
const stillPickable = (tx: Database, job: RunJob, picks: ChosenList['picks'], at: string) =>
  pickableFor(tx.selectFrom('candidates'), at, sql<string>`${job.company}`)
    .select(isOwnOf(sql<string>`${job.company}`).as('isOwn'))
    .select([
      'heldBy',
      'candidateEmail',
      'candidateFirstName',
      'candidateLastName',
      'headline',
      'candidateCity',
      'candidateState',
      'yearsOfExperience',
    ])
    .where('candidateEmail', '=', sql<string>`any(${picks.map((pick) => pick.candidateEmail)})`)
    .where(isNotHidden(companyOf(job.id)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select(sql`1`.as('one'))
            .whereRef('applications.candidateEmail', '=', 'candidates.candidateEmail')
            .where('applications.jobId', '=', job.id),
        ),
      ),
    )
    .forShare('candidates')
    .execute();

type Person = Awaited<ReturnType<typeof stillPickable>>[number];

/** A pick as it is kept, with what is shown of the person. */
const rowOf = <Match>(job: RunJob, date: string, match: Match, person: Person, rank: number) => ({
  ...match,
  ...{ id: uuidv7(), jobId: job.id, date, rank },
  candidateName: fullName(person.candidateFirstName, person.candidateLastName),
  headline: person.headline,
  city: person.candidateCity,
  state: person.candidateState,
  yearsOfExperience: person.yearsOfExperience,
  isOwn: Boolean(person.isOwn),
  status: 'NEW' as const,
  reasons: [],
  reviewedAt: null,
  criteriaVersion: job.criteriaVersion,
  matcherVersion,
});

/**
 * Stores a list unless the job is no longer open or has its list of that day. Those of its picks who meanwhile
 * stopped looking, applied or left are dropped.
 *
 * @param at the moment of the run
 * @returns how many candidates were listed; null when nothing was stored
 */
export function storeList(
  db: Database,
  job: RunJob,
  { picks, poolSize, explanation }: ChosenList,
  date: string,
  at: string,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job.id)
      .where('status', '=', 'OPEN')
      .forShare()
      .executeTakeFirst();
    if (!open) return null;

    const people = await stillPickable(trx, job, picks, at);
    const personOf = new Map(people.map((person) => [person.candidateEmail, person]));
    const rows = picks.flatMap(({ candidateEmail, score, band, criteria, summary, place }) => {
      const person = personOf.get(candidateEmail);
      return person ? [{ person, candidateEmail, score, band, criteria, summary, place }] : [];
    });

    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('dailyLists')
      .values(toRow({ jobId: job.id, date, size: rows.length, poolSize, explanation, createdAt: at }))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return null;
    if (rows.length === 0) return 0;

    await trx
      .insertInto('dailyCandidates')
      .values(rows.map(({ person, ...match }, index) => toRow(rowOf(job, date, match, person, index + 1))))
      .execute();
    // Someone who was only added has no account, and hears of lists once they have.
    const news = rows
      .filter(({ person }) => person.heldBy === null)
      .map(({ candidateEmail }) => ({
        ...{ to: candidateEmail, kind: 'PICKED' as const, jobId: job.id, candidateEmail },
      }));
    await addNotices(trx, news, new Date(at));
    return rows.length;
  });
}
