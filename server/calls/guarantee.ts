/** What the guarantee watches and has credited. */
import { guaranteeOf } from '../guarantee/guaranteeOf.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

export const guaranteeCalls = ({ db }: Services): Handlers => ({
  guarantee: ({ caller }) => guaranteeOf(db, caller),
});
