/** The API's answer when it refuses a call. */
import type { ProblemCode } from '../../schemas/calls/problem.ts';
import { t } from '../i18n/t.ts';

/** The body of a call's error when there was no answer, or none that follows the problem format. */
type ErrorCode = ProblemCode | 'UNREACHABLE' | 'UNEXPECTED';

interface ApiErrorDetails {
  status: number;
  code: ErrorCode;
  /** The problem in a few words; `detail` is the sentence a person can act on. */
  title: string;
  detail: string;
  errors?: Record<string, string> | undefined;
  /** The reference to quote when asking for help. */
  requestId?: string | undefined;
  /** Seconds to wait before the next try, where the server says so. */
  retryAfter?: number | undefined;
  /** Where a one-time code was refused: how often it may still be tried. */
  triesLeft?: number | undefined;
}

/**
 * A refused or failed call. Its `message` is the sentence to show; `status` (0 when the server was not reached) and
 * `body.errors` (a message for each wrong field) stand where react-admin's forms look for them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly body: Readonly<Omit<ApiErrorDetails, 'status' | 'code'>>;

  constructor({ status, code, ...body }: ApiErrorDetails) {
    super(body.detail);
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** The error of a call that got no answer at all. */
export const unreachable = () =>
  new ApiError({
    status: 0,
    code: 'UNREACHABLE',
    title: t('Hireday cannot be reached'),
    detail: t('Check your connection and try again.'),
  });

/** The error of what needs a part of the program that did not come. Browsers do not ask for such a part again. */
export const notLoaded = () =>
  new ApiError({
    status: 0,
    code: 'UNREACHABLE',
    title: t('Hireday cannot be reached'),
    detail: t('Check your connection, then load the page again.'),
  });

/** The messages by field of a refused call; empty for anything else. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.body.errors) || {};

/** Whether a call was aborted by its caller. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The sentence to show for anything a call threw. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t('Something went wrong. Try again.');

/** Whether a recruiter was refused only because the employer's plan covers them: it is a question. */
export const isCoveredAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'COVERED_ALREADY';
