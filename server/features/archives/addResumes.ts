/** Adds the people of an archive that was started, a few at a time together with the count of files that are through. */
import { translators } from '../../base/translators.ts';
import type { Database } from '../../db/database.ts';
import { isRowError } from '../../db/isRowError.ts';
import { addAndJoin } from '../addedPeople/addPeople.ts';
import { removeUnheld } from '../people/keepResume.ts';
import { type ArchiveServices, countStep, endArchive, type HeldArchive } from './held.ts';
import { judgementOf, personOfFile } from './judgeResumes.ts';
import { type Settled, settleResumes } from './settleResumes.ts';

/** People who go in together. */
const stepPeople = 20;

const nextRows = (db: Database, { id }: HeldArchive) =>
  db
    .selectFrom('importedResumes')
    .select(['place', 'name', 'size', 'state', 'reason', 'isSkipped', 'contact', 'resume', 'resumeKey'])
    .where('importId', '=', id)
    .where('state', '=', 'READ')
    .orderBy('place')
    .limit(stepPeople)
    .execute();

type ReadRow = Awaited<ReturnType<typeof nextRows>>[number];

async function addIn(
  tx: Database,
  services: ArchiveServices,
  held: HeldArchive,
  rows: readonly ReadRow[],
): Promise<string> {
  const { recruiterEmail } = held;
  const { employerEmail } = await tx
    .selectFrom('recruiters')
    .select('employerEmail')
    .where('recruiterEmail', '=', recruiterEmail)
    .executeTakeFirstOrThrow();
  const people = rows.map((row) => personOfFile(row, row.resume));
  const adding = { recruiterEmail, employerEmail };
  const { outcomes, ids } = await addAndJoin(tx, services, adding, people, held.id);
  const added = [...ids];
  const settled = rows.map(({ place }, at): Settled => {
    const outcome = outcomes[at] ?? 'KNOWN';
    if (outcome === 'ADDED') return { place, state: 'ADDED', reason: null, personId: added.shift() ?? null };
    const judged = judgementOf(outcome, translators[held.locale]);
    if (typeof outcome === 'string' || 'refused' in outcome) return { place, ...judged, personId: null };
    return { place, ...judged, state: 'JOINED', personId: outcome.personId };
  });
  await settleResumes(tx, held.id, settled);
  const count = (state: Settled['state']) => settled.filter((one) => one.state === state).length;
  const tally = {
    ...{ added: count('ADDED'), joined: count('JOINED') },
    ...{ known: count('KNOWN'), refused: count('WRONG') },
  };
  return countStep(tx, held, { done: rows.length, ...tally }, services.clock());
}

/** Takes people in, all or none; of people with one whom the database refuses, each by themselves. */
async function addStep(
  services: ArchiveServices,
  held: HeldArchive,
  rows: readonly ReadRow[],
): Promise<void> {
  const { db, clock } = services;
  try {
    held.archiveHeldUntil = await db.transaction().execute((tx) => addIn(tx, services, held, rows));
  } catch (error) {
    if (!isRowError(error)) throw error;
    if (rows.length > 1) {
      for (const row of rows) await addStep(services, held, [row]);
      return;
    }
    const reason = translators[held.locale]('The database cannot keep this row as it is.');
    held.archiveHeldUntil = await db.transaction().execute(async (tx) => {
      const settled = rows.map(({ place }): Settled => ({ place, state: 'WRONG', reason, personId: null }));
      await settleResumes(tx, held.id, settled);
      return countStep(tx, held, { done: rows.length, refused: rows.length }, clock());
    });
  }
}

/**
 * @returns whether all are through
 * @throws NotOurs
 */
export async function addResumes(
  services: ArchiveServices,
  held: HeldArchive,
  isOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    const rows = await nextRows(services.db, held);
    if (rows.length === 0) break;
    if (isOver()) return false;
    await addStep(services, held, rows);
    // Files that neither a person nor a question holds.
    for (const { resumeKey } of rows) if (resumeKey !== null) await removeUnheld(services, resumeKey);
  }
  await endArchive(services.db, held, { status: 'DONE', endedAt: services.clock().toISOString() });
  return true;
}
