/** Scorecards as they are read: whole by those who have given their own for the stage, else only who gave one. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Scorecard, type StageScorecards } from '../../../schemas/scorecard.ts';
import type { Caller, Guest } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { nameOfAdministrator, recruiterName } from '../../db/fullName.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import { applicationsInScope, noSuchApplication } from '../applications/selectApplications.ts';
import { noteReading, writerColumns } from './readings.ts';

type ScorecardRows<T = object> = SelectQueryBuilder<Tables, 'scorecards', T>;

/** Who reads and writes cards. */
export type Writer = Pick<Caller | Guest, 'role' | 'email' | 'employerEmail'>;

/** A recruiter's name, an administrator's, else the company's, or a guest's. */
const authorName = sql<string | null>`coalesce(
  (select ${recruiterName('author')} from "recruiters" "author"
    where "author"."recruiterEmail" = "scorecards"."authorEmail"),
  (select "guestName" from "jobGuests" where "jobGuests"."id" = "scorecards"."guestId"),
  ${nameOfAdministrator(sql`"scorecards"."authorEmail"`)})`;

/** Whether a card is someone's own. @param cards as the question calls the table */
export const isBy = (
  { role, email }: Pick<Writer, 'role' | 'email'>,
  cards = 'scorecards',
): RawBuilder<boolean> =>
  role === 'GUEST'
    ? sql<boolean>`coalesce(${sql.ref(`${cards}.guestId`)} in (
        select "id" from "jobGuests" where "guestEmail" = ${email}), false)`
    : sql<boolean>`coalesce(${sql.ref(`${cards}.authorEmail`)} = ${email}, false)`;

/** Whether someone has given a card of their own for the stage a card is about. */
const hasGivenOwn = (reader: Writer): RawBuilder<boolean> => sql`exists (
  select from "scorecards" "own"
  where "own"."applicationId" = "scorecards"."applicationId" and "own"."stageId" = "scorecards"."stageId"
    and ${isBy(reader, 'own')})`;

const selectScorecard = (rows: ScorecardRows, reader: Writer): ScorecardRows<Scorecard> =>
  rows
    .select(selectShape('scorecards', Scorecard.shape, { authorName, isMine: isBy(reader) }))
    .$castTo<Scorecard>();

export const ownScorecard = (db: Database, writer: Writer, applicationId: string, stageId: string) =>
  selectScorecard(
    db
      .selectFrom('scorecards')
      .where('applicationId', '=', applicationId)
      .where('stageId', '=', stageId)
      .where(isBy(writer)),
    writer,
  );

/**
 * The cards of an application by stage, in the order of the job's stages; those of stages that are gone come last. That
 * others' cards were read is noted before they are shown.
 *
 * @throws ApiError NOT_FOUND
 */
export async function scorecardsOf(
  db: Database,
  caller: Writer,
  applicationId: string,
  now: Date,
): Promise<StageScorecards[]> {
  const { jobId, stages, status } = await applicationsInScope(db, caller)
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .where('applications.id', '=', applicationId)
    .select(['jobs.id as jobId', 'jobs.stages', 'applications.status'])
    .executeTakeFirstOrThrow(noSuchApplication);
  // Once no card can be given any more, none is left to be swayed.
  const mayRead = status === 'ACTIVE' ? hasGivenOwn(caller) : sql<boolean>`true`;
  const rows = db
    .selectFrom('scorecards')
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .orderBy('id');
  const [cards, hidden] = await Promise.all([
    selectScorecard(rows.where(mayRead), caller).execute(),
    rows
      .where((eb) => eb.not(mayRead))
      .select(['stageId', 'stageName', authorName.as('authorName')])
      .execute(),
  ]);
  const blind = Map.groupBy(hidden, ({ stageId }) => stageId);
  const open = Map.groupBy(cards, ({ stageId }) => stageId);
  const read = [...open.keys()].filter((stageId) => open.get(stageId)?.some(({ isMine }) => !isMine));
  if (read.length > 0) {
    const reader = await writerColumns(db, caller, jobId);
    if (!reader) throw noSuchApplication();
    await noteReading(db, reader, applicationId, read, now);
  }
  const ids = new Set([...stages.map((stage) => stage.id), ...blind.keys(), ...open.keys()]);
  return [...ids].flatMap((stageId) => {
    const shown = open.get(stageId) ?? [];
    const given = shown.length > 0 ? shown : (blind.get(stageId) ?? []);
    const latest = given.at(-1);
    if (!latest) return [];
    const stageName = stages.find((stage) => stage.id === stageId)?.name ?? latest.stageName;
    const authors = given.map(({ authorName }) => authorName);
    return [{ stageId, stageName, authors, isBlind: shown.length === 0, cards: shown }];
  });
}
