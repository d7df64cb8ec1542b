/** For tests: a refusal that the call's documentation does not name is our fault, whichever test meets it. */
import type { onSendAsyncHookHandler } from 'fastify';
import type { Call } from '../../schemas/calls/call.ts';
import { type Problem, problems } from '../../schemas/calls/problem.ts';
import { refusalsOf } from '../../schemas/calls/refusals.ts';

/** A hook that turns undocumented refusals of a call into an error that names them. */
export function refuseUndocumented(call: Call): onSendAsyncHookHandler<unknown> {
  const documented = refusalsOf(call);
  return async (_request, reply, payload) => {
    if (reply.statusCode < 400 || reply.statusCode === problems.INTERNAL.status) return payload;
    const { code }: Pick<Problem, 'code'> = JSON.parse(String(payload));
    if (documented.includes(code)) return payload;
    throw new Error(`${call.method} ${call.path} is not documented to answer ${code}.`);
  };
}
