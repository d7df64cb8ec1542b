/** Finds out who makes a call: by the token of a sign-in, or by the key of a program. */
import type { FastifyRequest } from 'fastify';
import { type Caller, createCallerFinder, type Guest } from '../access/caller.ts';
import { createKeyFinder, isMachineKey } from '../access/machineKeys.ts';
import { createNetworks } from '../access/networks.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Tokens } from '../access/token.ts';
import { ApiError } from '../base/errors.ts';
import type { Services } from '../services/services.ts';

/** The token or key that a request carries; empty where it carries none. */
export const bearerOf = ({ authorization }: FastifyRequest['headers']): string =>
  /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1] ?? '';

/** Finds out who is asking. @throws ApiError UNAUTHENTICATED */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | Guest>;

/** Callers by the token of a sign-in, or by the key of a program. */
export function createAuthenticate(
  tokens: Tokens,
  sessions: Sessions,
  { db, env, clock }: Services,
): Authenticate {
  const findCaller = createCallerFinder(db, clock);
  const findKey = createKeyFinder(db, env, clock);
  const networks = createNetworks(env, clock);

  async function findMachine(key: string): Promise<Caller | null> {
    const found = await findKey(key);
    const caller = found && (await findCaller(found.claims));
    return caller && caller.role !== 'GUEST' ? { ...caller, machine: found.machine } : null;
  }

  async function findPerson(token: string, request: FastifyRequest): Promise<Caller | Guest | null> {
    const claims = await tokens.read(token);
    const caller = claims && (await findCaller(claims));
    if (claims && caller && caller.role !== 'GUEST') {
      await sessions.noteUse(db, claims);
      await networks.note(db, caller.id, request);
    }
    return caller;
  }

  return async (request) => {
    const token = bearerOf(request.headers);
    if (isMachineKey(token)) {
      const machine = await findMachine(token);
      if (machine) return machine;
      throw new ApiError('UNAUTHENTICATED', 'This key is not known, has expired or was revoked.');
    }
    const person = token === '' ? null : await findPerson(token, request);
    if (person) return person;
    throw new ApiError('UNAUTHENTICATED', 'Sign in: the token is missing, has expired or was revoked.');
  };
}
