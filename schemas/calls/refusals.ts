/** Which refusals a call can be answered with: read from its row of the table, so that the documentation cannot miss one. */

import type { Call } from './call.ts';
import { keepsAnswer } from './idempotency.ts';
import { askers, permissions } from './permissions.ts';
import { type ProblemCode, problems } from './problem.ts';
import { recordOf } from './records.ts';

/** Of what the call is given; what is no media type at all is taken by none. */
function ofInput({ method, params, query, body, raw }: Call): ProblemCode[] {
  // A body is read wherever there can be one, also by calls that want none.
  const takesBody = method !== 'GET';
  return [
    // Headers that say twice what can be said once are no request, whatever it asks for.
    'MALFORMED',
    ...(takesBody ? (['TOO_SLOW', 'TOO_LARGE'] as const) : []),
    ...(takesBody ? (['WRONG_TYPE'] as const) : []),
    ...(query || (body && !raw) ? (['INVALID_FIELDS'] as const) : []),
    ...(params ? (['NOT_FOUND'] as const) : []),
  ];
}

/** Of the Idempotency-Key. */
const ofRepeats = (call: Call): ProblemCode[] =>
  keepsAnswer(call) ? ['IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] : [];

/** Of who asks: their role, their standing and their plan. */
function ofRights({ may }: Call): ProblemCode[] {
  if (may === 'public') return [];
  const grants = permissions[may];
  return [
    'UNAUTHENTICATED',
    // A key may lack the scope where every person may ask.
    'FORBIDDEN',
    ...(grants.RECRUITER && !grants.RECRUITER.evenInactive
      ? (['RECRUITER_NOT_ACTIVE', 'EMPLOYER_LEFT'] as const)
      : []),
    ...(grants.EMPLOYER?.owner ? (['OWNER_ONLY'] as const) : []),
    ...(askers.some((role) => grants[role]?.paid) ? (['SUBSCRIPTION_REQUIRED'] as const) : []),
  ];
}

/** Of how the server is just now. */
function ofTheMoment({ method, multipart, binary }: Call): ProblemCode[] {
  return [
    // By a method that the address does not take: it has no row of its own.
    'METHOD_NOT_ALLOWED',
    'HEADERS_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'DATABASE_UNAVAILABLE',
    'SERVER_CLOSING',
    'BUSY',
    ...(method === 'GET' ? [] : (['STORAGE_FULL'] as const)),
    ...(multipart || binary || method === 'DELETE' ? (['STORAGE_UNAVAILABLE'] as const) : []),
  ];
}

/** The codes of every refusal a call can be answered with, in the order of their statuses. */
export function refusalsOf(call: Call): ProblemCode[] {
  const codes = new Set([
    ...ofInput(call),
    ...ofRepeats(call),
    ...(recordOf(call) ? (['CHANGED_MEANWHILE', 'NOT_FOUND'] as const) : []),
    ...ofRights(call),
    ...(call.refuses ?? []),
    ...ofTheMoment(call),
  ]);
  return [...codes].sort((a, b) => problems[a].status - problems[b].status || a.localeCompare(b));
}
