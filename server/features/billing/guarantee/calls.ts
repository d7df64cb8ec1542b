/** The promises the guarantee watches, and the credits it has given. */

import { payerOf } from '../../../access/payerOf.ts';
import type { Handlers } from '../../../http/mount.ts';
import type { Services } from '../../../services/services.ts';
import { guaranteeOf } from './guaranteeOf.ts';

export const guaranteeCalls = ({ db, clock }: Services): Handlers => ({
  guarantee: async ({ caller, query }) =>
    guaranteeOf(db, await payerOf(db, caller), { now: clock(), jobId: query.jobId }),
});
