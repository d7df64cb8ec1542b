/** Whether the public may read a job. */
import type { Job } from '../../../schemas/job.ts';
import type { Database } from '../../db/database.ts';

/** Not counted as a change of the job: what the page says stays the same. */
export async function setPublicPage(
  db: Database,
  { id }: Pick<Job, 'id'>,
  { publicPage }: Pick<Job, 'publicPage'>,
): Promise<void> {
  await db.updateTable('jobs').set({ publicPage }).where('id', '=', id).execute();
}
