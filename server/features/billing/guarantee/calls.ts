/** The promises the guarantee watches, and the credits it has given. */

import type { Handlers } from '../../../http/mount.ts';
import type { Services } from '../../../services/services.ts';
import { guaranteeOf } from './guaranteeOf.ts';

export const guaranteeCalls = ({ db }: Services): Handlers => ({
  guarantee: ({ caller }) => guaranteeOf(db, caller),
});
