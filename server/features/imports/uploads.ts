/** Files to import as they come: how they are called, and how many a day. */
import { daysLater } from '../../../schemas/base/days.ts';
import { mostImportsADay } from '../../../schemas/importFile.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { importsOf } from './selectImports.ts';

export const importFileName = (name: string, nameless: string): string =>
  name.replace(/\p{C}/gu, '').trim().slice(0, 120).trim() || nameless;

/** @throws ApiError ILLEGAL_MOVE */
export async function refuseTooMany(tx: Database, { email }: Caller, now: Date): Promise<void> {
  // Held, so that two at once are counted one after the other.
  await tx
    .selectFrom('recruiters')
    .select('status')
    .where('recruiterEmail', '=', email)
    .forNoKeyUpdate()
    .execute();
  const { used } = await importsOf(tx, email)
    .where('createdAt', '>', daysLater(now, -1).toISOString())
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  if (used >= mostImportsADay)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('You can upload {most} files a day. Go on tomorrow.', { most: mostImportsADay }),
    );
}
