/** The one way a call fails: a code of the closed list, a sentence a person can act on, and the door that sends it. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type LimitedBy, type Problem, type ProblemCode, problems } from '../../schemas/calls/problem.ts';
import type { Translate } from '../../src/i18n/t.ts';
import { readerLocale } from './readerLocale.ts';
import { issueSentence, type Sentence, say, together } from './sentence.ts';
import { translators } from './translators.ts';
import { reasons, type UnavailableCode, whyUnavailable } from './unavailable.ts';
import { PoolBusy } from './workers/poolErrors.ts';

/** The error a handler throws when the answer is a refusal. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  /** The problem and the remedy; `message` is the English of it. */
  readonly detail: Sentence;
  /** For INVALID_FIELDS: what is wrong with each field. */
  readonly errors: Readonly<Record<string, Sentence>> | undefined;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;
  /** For a refused one-time code: how often it may still be tried. */
  readonly triesLeft: number | undefined;
  /** For TOO_MANY_REQUESTS: whose calls were too many. */
  readonly limitedBy: LimitedBy | undefined;

  /**
   * @param code which problem of the closed list
   * @param detail what happened and what to do, for a person; nothing internal
   */
  constructor(
    code: ProblemCode,
    detail: Sentence,
    more: {
      errors?: Readonly<Record<string, Sentence>>;
      retryAfter?: number;
      triesLeft?: number;
      limitedBy?: LimitedBy;
    } = {},
  ) {
    super(say(detail, translators.en));
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.triesLeft = more.triesLeft;
    this.limitedBy = more.limitedBy;
  }
}

/**
 * A record that does not exist, or that the caller may not know of: both are answered alike.
 *
 * @param sentence "There is no such job."
 */
export const notFound = (sentence: Sentence) => new ApiError('NOT_FOUND', sentence);

/**
 * The refusal of a call that cannot be served just now.
 *
 * @param retryAfter seconds, where more is known than what is usual of the code
 */
export const unavailable = (code: UnavailableCode, retryAfter: number = reasons[code].retryAfter) =>
  new ApiError(code, reasons[code].detail, { retryAfter });

/** The body of an answer that refuses, in the language of `t`. */
export function problemOf({ code, detail, errors, triesLeft, limitedBy }: ApiError, t: Translate): Problem {
  const { status, title } = problems[code];
  const said = Object.entries(errors ?? {}).map(([field, sentence]) => [field, say(sentence, t)]);
  return {
    type: `/api/docs#${code}`,
    title: t(title),
    status,
    detail: say(detail, t),
    code,
    ...(errors ? { errors: Object.fromEntries(said) } : {}),
    ...(triesLeft === undefined ? {} : { triesLeft }),
    ...(limitedBy === undefined ? {} : { limitedBy }),
  };
}

/** Sends a refusal as problem+json, in the reader's language. */
export function sendProblem(reply: FastifyReply, error: ApiError): FastifyReply {
  const locale = readerLocale(reply.request.headers);
  const problem = problemOf(error, translators[locale]);
  reply.header('x-request-id', reply.request.id);
  // A refusal is true now; some would be kept by caches that are not told.
  reply.header('cache-control', 'no-store');
  reply.header('content-language', locale).header('vary', 'Accept-Language, Cookie');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

const keysOf = (about: unknown): unknown =>
  typeof about === 'object' && about !== null && 'keys' in about ? about.keys : undefined;

/** Which field a failed check is about: `/criteria/0/name` → `criteria.0.name`; unknown keys are named themselves. */
function fieldErrors(error: FastifyError): Record<string, Sentence> {
  // Without a prototype, because a caller may name a field `__proto__`.
  const errors: Record<string, Sentence> = Object.create(null);
  if (!hasZodFastifySchemaValidationErrors(error)) return errors;
  for (const { instancePath, params, message } of error.validation) {
    const path = instancePath.split('/').slice(1).join('.');
    const unknown = keysOf(params.issue) ?? keysOf(params);
    if (Array.isArray(unknown)) {
      for (const key of unknown)
        errors[[path, key].filter(Boolean).join('.')] ??= 'This field is not known here.';
    } else {
      errors[path || 'body'] ??= issueSentence({ ...params, message: message ?? 'This is not right.' });
    }
  }
  return errors;
}

/** Any error as the refusal it is answered with. */
export function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrors(error);
    if (error.validationContext === 'params') return notFound('This does not exist.');
    if (error.validationContext === 'body' && 'body' in errors && Object.keys(errors).length === 1) {
      return new ApiError('MALFORMED', 'The body has to be a JSON object.');
    }
    return new ApiError('INVALID_FIELDS', together(Object.values(errors)), { errors });
  }
  const why = whyUnavailable(error);
  if (why) return unavailable(why, error instanceof PoolBusy ? error.retryAfter : undefined);
  switch (error.statusCode) {
    case 413:
      return new ApiError('TOO_LARGE', 'The request is larger than this call accepts.');
    case 415:
      return new ApiError('WRONG_TYPE', 'Send the body as application/json.');
    default:
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('MALFORMED', 'The request cannot be read.');
  }
  return new ApiError('INTERNAL', 'Something went wrong on our side. It has been noted; try again.');
}

/** Sends every error of the app through one door: details to the log, a short body to the caller. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toApiError(error);
    const { status } = problems[refusal.code];
    // The message of a failed query can carry values of a row: only where it happened is kept.
    if (status >= 500) {
      const stack = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line));
      request.log.error({ code: error.code, name: error.name, stack }, refusal.code);
    }
    return sendProblem(reply, refusal);
  });
}
