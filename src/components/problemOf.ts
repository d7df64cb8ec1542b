/** What a thrown thing says to a person. */
import { Problem } from '../../schemas/problem.ts';
import { t } from '../i18n/t.ts';

export interface ReadableProblem {
  title: string;
  detail: string;
  /** Number of the request in the server's log. */
  requestId?: string | undefined;
}

const Known = Problem.pick({ title: true, detail: true });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads an error as react-admin hands it on: `body` is the API's problem answer, which may carry a `requestId`.
 * Errors without one never reached the API.
 */
export function problemOf(error: unknown): ReadableProblem {
  const body = isRecord(error) ? error.body : undefined;
  const known = Known.safeParse(body);
  const requestId = isRecord(body) && typeof body.requestId === 'string' ? body.requestId : undefined;
  if (known.success) return { ...known.data, requestId };
  if (error instanceof TypeError) {
    return {
      title: t('The server cannot be reached'),
      detail: t('Check the connection and try again.'),
      requestId,
    };
  }
  const said = error instanceof Error ? error.message : '';
  return { title: t('This could not be loaded'), detail: said || t('Try again in a moment.'), requestId };
}
