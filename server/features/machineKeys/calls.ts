/** Keys with which other software asks for an employer. */
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { listMachineKeys } from './selectKeys.ts';
import { createMachineKey, revokeMachineKey } from './writeKeys.ts';

export const machineKeysCalls = (services: Services): Handlers => ({
  machineKeys: ({ query, caller }) => listMachineKeys(services.db, caller.email, query),

  createMachineKey: ({ body, caller }) => createMachineKey(services, caller.email, body),

  async revokeMachineKey({ params, caller }) {
    await revokeMachineKey(services, caller.email, params.id);
  },
});
