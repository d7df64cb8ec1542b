/** What the API answers when it does not do what was asked. */
import { Problem, type ProblemCode } from '../../schemas/problem.ts';

/** What the error of a call carries when there was no answer, or none that follows the problem format. */
type ErrorCode = ProblemCode | 'UNREACHABLE' | 'UNEXPECTED';

interface ApiErrorDetails {
  status: number;
  code: ErrorCode;
  errors?: Record<string, string> | undefined;
  requestId?: string | undefined;
}

/**
 * A refused or failed call. Its `message` is a sentence to show; `status` (0 when the server was not reached) and
 * `body.errors` (a message for each wrong field) stand where react-admin's forms look for them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly body: { errors?: Record<string, string> };
  /** What to quote when asking for help. */
  readonly requestId: string | undefined;

  constructor(message: string, { status, code, errors, requestId }: ApiErrorDetails) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = errors ? { errors } : {};
    this.requestId = requestId;
  }
}

/** Reads a response which is not a success. */
export async function errorOf(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const { status } = response;
  const problem = Problem.safeParse(await response.json().catch(() => undefined)).data;
  if (!problem) {
    const message =
      status === 502 || status === 503 || status === 504
        ? 'Hireday is not available just now. Try again in a moment.'
        : 'Something went wrong on our side. Try again, and tell us if it stays.';
    return new ApiError(message, { status, code: 'UNEXPECTED', requestId });
  }
  return new ApiError(problem.detail, { status, code: problem.code, errors: problem.errors, requestId });
}

/** The error of a call that got no answer at all. */
export const unreachable = () =>
  new ApiError('Hireday cannot be reached. Check your connection and try again.', {
    status: 0,
    code: 'UNREACHABLE',
  });
