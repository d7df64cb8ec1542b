/**
 * The API client's view of the API: its calls, and how it refuses one. Loaded with the first call, because all
 * schemas, and zod with them, hang on it; a page before the door is ready without.
 */
import type { Call } from '../../schemas/calls/call.ts';
import { Problem, problems } from '../../schemas/calls/problem.ts';
import { type CallName, calls } from '../../schemas/calls/table.ts';
import { t } from '../i18n/t.ts';
import { ApiError } from './apiError.ts';

/** A row of the table. */
export const callOf = (name: CallName): Call => calls[name];

/** Retry-After as seconds; undefined without one that is a number. */
function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** The refusal of a call that needs someone who is signed in, where nobody is. */
export const signedOut = () =>
  new ApiError({
    status: 401,
    code: 'UNAUTHENTICATED',
    title: t(problems.UNAUTHENTICATED.title),
    detail: t('Your session has ended. Sign in again.'),
  });

const away = new Set([502, 503, 504]);

/** Reads a response which is not a success. */
export async function errorOf(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const retryAfter = retryAfterOf(response.headers);
  const { status } = response;
  const problem = Problem.safeParse(await response.json().catch(() => undefined)).data;
  if (problem) {
    const { code, title, detail, errors, triesLeft } = problem;
    return new ApiError({ status, code, title, detail, errors, requestId, retryAfter, triesLeft });
  }
  const said = away.has(status)
    ? { title: t('Not available just now'), detail: t('Try again in a moment.') }
    : { title: t(problems.INTERNAL.title), detail: t('Try again, and tell us if it keeps happening.') };
  return new ApiError({ status, code: 'UNEXPECTED', ...said, requestId, retryAfter });
}
