/** Revoking keys. */
import { notFound } from '../../base/errors.ts';
import type { Services } from '../../services/services.ts';

/** Once more changes nothing. @throws ApiError NOT_FOUND also for another employer's */
export async function revokeMachineKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  employerEmail: string,
  id: string,
): Promise<void> {
  await db
    .updateTable('machineKeys')
    .set(({ fn, val, ref }) => ({
      revokedAt: fn.coalesce(ref('revokedAt'), val(clock().toISOString())),
    }))
    .where('id', '=', id)
    .where('employerEmail', '=', employerEmail)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('There is no such key.'));
}
