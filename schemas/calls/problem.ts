/** Errors as the API gives them: RFC 9457 problem details with a stable code. */
import { z } from 'zod';

/** Every code there is, with the HTTP status it comes with and its title. */
export const problems = {
  MALFORMED: { status: 400, title: 'The request cannot be read' },
  AGREEMENT_REQUIRED: { status: 400, title: 'Agree to the terms first' },
  WEBHOOK_SIGNATURE: { status: 400, title: 'This event was not signed by the payment provider' },
  UNAUTHENTICATED: { status: 401, title: 'Sign in first' },
  WRONG_CREDENTIALS: { status: 401, title: 'E-mail or password is wrong' },
  SECOND_FACTOR_REQUIRED: { status: 401, title: 'A code from your app is needed, too' },
  PASSKEY_REFUSED: { status: 401, title: 'This passkey does not open an account' },
  OPENID_REFUSED: { status: 401, title: 'The other service did not confirm who you are' },
  SUBSCRIPTION_REQUIRED: { status: 402, title: 'This needs a subscription' },
  PAYMENT_FAILED: { status: 402, title: 'The payment did not go through' },
  FORBIDDEN: { status: 403, title: 'This is not for your role' },
  RECRUITER_NOT_ACTIVE: { status: 403, title: 'Your account is not active' },
  EMPLOYER_LEFT: { status: 403, title: 'Your employer has left' },
  OWNER_ONLY: { status: 403, title: 'This is for the owner of the company' },
  EMAIL_NOT_VERIFIED: { status: 403, title: 'Your e-mail address is not verified' },
  NOT_FOUND: { status: 404, title: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This address does not accept that method' },
  TOO_SLOW: { status: 408, title: 'The request did not arrive in time' },
  DUPLICATE: { status: 409, title: 'This already exists' },
  ILLEGAL_MOVE: { status: 409, title: 'This change is not possible now' },
  TIME_TAKEN: { status: 409, title: 'This time is taken' },
  COVERED_ALREADY: { status: 409, title: 'Your employer pays for this already' },
  IN_USE: { status: 409, title: 'Other records depend on this' },
  REQUEST_IN_PROGRESS: { status: 409, title: 'This request is being worked on' },
  CHANGED_MEANWHILE: { status: 412, title: 'This was changed meanwhile' },
  TOO_LARGE: { status: 413, title: 'This is too large' },
  WRONG_TYPE: { status: 415, title: 'This content type is not accepted' },
  INVALID_FIELDS: { status: 422, title: 'Some fields are wrong' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'This key belongs to another request' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The address or the headers are too long' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  PAYMENTS_NOT_SET_UP: { status: 503, title: 'Payments are not set up here' },
  MAIL_NOT_SET_UP: { status: 503, title: 'This site cannot send e-mail' },
  PAYMENTS_UNAVAILABLE: { status: 503, title: 'The payment provider does not answer' },
  PROVIDER_UNAVAILABLE: { status: 503, title: 'The other service does not answer' },
  DATABASE_UNAVAILABLE: { status: 503, title: 'The database does not answer' },
  STORAGE_UNAVAILABLE: { status: 503, title: 'The storage of files does not answer' },
  STORAGE_FULL: { status: 503, title: 'The disk is full' },
  SERVER_CLOSING: { status: 503, title: 'The server is closing' },
  BUSY: { status: 503, title: 'The server is too busy just now' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/**
 * Whose calls or tries a limit counted: the caller's own, those of everyone behind the caller's network address, or those
 * that anyone made for one e-mail address.
 */
const LimitedBy = z.enum(['PERSON', 'NETWORK', 'ACCOUNT']);
export type LimitedBy = z.output<typeof LimitedBy>;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  errors: z.record(z.string(), z.string()).optional(),
  triesLeft: z.int().min(0).optional().meta({
    title: 'Tries left',
    description: 'How many tries a refused password or code has left; 0 means waiting, or a new code.',
  }),
  limitedBy: LimitedBy.optional().meta({
    title: 'Limited by',
    description:
      'For TOO_MANY_REQUESTS, whose calls were too many: your own (PERSON), those of everyone behind your network address (NETWORK), or everyone’s for this e-mail address (ACCOUNT).',
  }),
});

export type Problem = z.output<typeof Problem>;
