/** How often a call may be made: counted by the person who makes it, and by network address for everyone else. */
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../schemas/calls/call.ts';
import { callLimits, isSearchable, type LimitName, limitOf } from '../../schemas/calls/limits.ts';
import { problems } from '../../schemas/calls/problem.ts';
import { addressOf } from '../access/address.ts';
import { askerId } from '../access/caller.ts';
import type { CountedBy, Limits } from '../access/limits.ts';
import { ApiError } from '../base/errors.ts';

/** Whether a request looks for words in a list. */
const looksForWords = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'q' in query;

const networkOf = (request: FastifyRequest): CountedBy => ({ by: 'NETWORK', key: addressOf(request) });

/** Finds the person by whom a call counts: the one signed in, by a key or a token. */
const personOf = ({ caller, countedBy }: FastifyRequest): CountedBy =>
  caller ? { by: 'PERSON', key: askerId(caller) } : countedBy;

/** Counts a call by its own limit before it is made, unless its handler has to check a proof first. */
export function countCall(call: Call, limits: Limits): (request: FastifyRequest) => void {
  const always = limitOf(call);
  const whenSearched = always ?? (isSearchable(call) ? 'search' : undefined);
  return (request) => {
    const limit = looksForWords(request) ? whenSearched : always;
    if (!limit || call.proof) return;
    limits.admit(limit, callLimits[limit].by === 'person' ? personOf(request) : networkOf(request));
  };
}

/** Counts a call that a proof comes with, once it is known whether the proof is good. */
export interface Admission {
  /**
   * Counts the call, for a handler that goes on with costly work.
   *
   * @param provedEmail whose call it is; null for someone who has proved nothing
   * @throws ApiError TOO_MANY_REQUESTS
   */
  admit(provedEmail: string | null): void;
  /** Counts a refused call by network address. @throws ApiError TOO_MANY_REQUESTS in place of the refusal */
  countRefusal(error: unknown): void;
}

/** Said to someone whose password was right. */
const isRightSoFar = ({ code }: ApiError) => code === 'SECOND_FACTOR_REQUIRED';

export function createAdmission(limits: Limits, limit: LimitName, request: FastifyRequest): Admission {
  let isCounted = false;
  return {
    admit(provedEmail) {
      isCounted = true;
      if (provedEmail === null) {
        limits.admit(limit, request.countedBy);
        return;
      }
      const person = { by: 'PERSON', key: provedEmail } as const;
      limits.giveBackCall('ceiling', request.countedBy, request.countedAt);
      limits.admit('ceiling', person);
      limits.admit(limit, person);
    },
    countRefusal(error) {
      // A failure on our side counts as nobody's try.
      const isRefusal = error instanceof ApiError && problems[error.code].status < 500;
      if (isRefusal && !isCounted && !isRightSoFar(error)) limits.admit(limit, request.countedBy);
    },
  };
}
