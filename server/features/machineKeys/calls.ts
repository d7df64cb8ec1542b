/** Keys with which other software asks for an employer. */
import { companyOf } from '../../access/caller.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { listMachineKeys } from './selectKeys.ts';
import { createMachineKey, revokeMachineKey } from './writeKeys.ts';

export const machineKeysCalls = (services: Services): Handlers => ({
  machineKeys: ({ query, caller }) => listMachineKeys(services.db, companyOf(caller), query),

  createMachineKey: ({ body, caller }) => createMachineKey(services, caller, body),

  async revokeMachineKey({ params, caller }) {
    await revokeMachineKey(services, companyOf(caller), params.id);
  },
});
