/** The words of a thrown error, for a person. */
import { asWritten, type Translate } from '../texts/text.ts';

interface ReadableProblem {
  title: string;
  detail: string;
  /** Number of the request in the server's log. */
  requestId?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads an error as react-admin hands it on: `body` is the API's problem answer, which may carry a `requestId`.
 * Errors without one never reached the API.
 */
export function problemOf(error: unknown, t: Translate = asWritten): ReadableProblem {
  const body = isRecord(error) ? error.body : undefined;
  const { title, detail, ...rest } = isRecord(body) ? body : {};
  const requestId = typeof rest.requestId === 'string' ? rest.requestId : undefined;
  if (typeof title === 'string' && typeof detail === 'string') return { title, detail, requestId };
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
