/** Tells a company of people who will be erased, before they are. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { addNotices } from '../notices/notify.ts';
import { isEnding } from './basis.ts';

/** Each person is told of once, to everyone who recruits for the company. Those who were asked end by their own silence. */
export const tellEnds = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ending = await tx
      .updateTable('addedPeople')
      .set({ endToldAt: now.toISOString() })
      .where('endToldAt', 'is', null)
      .where(isEnding(now))
      .returning('employerEmail')
      .execute();
    const counts = new Map<string, number>();
    for (const { employerEmail } of ending) counts.set(employerEmail, (counts.get(employerEmail) ?? 0) + 1);
    if (counts.size === 0) return;
    const readers = await tx
      .selectFrom('recruiters')
      .select(['recruiterEmail', 'employerEmail'])
      .where('status', '=', 'ACTIVE')
      .where('employerEmail', '=', sql<string>`any(${[...counts.keys()]}::text[])`)
      .execute();
    const news = readers.map(({ recruiterEmail, employerEmail }) => ({
      ...{ to: recruiterEmail, kind: 'PEOPLE_END' as const, jobId: null, candidateEmail: null },
      count: counts.get(employerEmail) ?? 1,
    }));
    await addNotices(tx, news, now);
  });
