/** Keys of other software: making, listing and revoking them. */
import { z } from 'zod';
import { MachineKey, MachineKeyFields, NewMachineKey } from '../machineKey.ts';
import { byId, type Call } from './call.ts';
import { listQuery } from './listQuery.ts';

export const machineKeysCalls = {
  machineKeys: {
    method: 'GET',
    path: '/machine-keys',
    tag: 'machine keys',
    may: 'machine-keys.list',
    summary: 'The keys of one’s company, those that were revoked too, the latest first.',
    query: listQuery(['createdAt', 'lastUsedAt', 'name'], {}),
    answer: z.array(MachineKey),
    list: 'keys',
    extension: true,
  },
  createMachineKey: {
    method: 'POST',
    path: '/machine-keys',
    tag: 'machine keys',
    may: 'machine-keys.create',
    summary: 'Make a key. Its secret is told in this answer and never again; 50 can be in use.',
    refuses: ['ILLEGAL_MOVE'],
    body: MachineKeyFields,
    status: 201,
    answer: NewMachineKey,
    secret: true,
    extension: true,
  },
  revokeMachineKey: {
    method: 'DELETE',
    path: '/machine-keys/{id}',
    tag: 'machine keys',
    may: 'machine-keys.revoke',
    summary: 'Revoke a key: it opens nothing from this moment on, and stays in the list.',
    params: byId,
    extension: true,
  },
} as const satisfies Record<string, Call>;
