/** Names of employers are theirs alone, and so is what they look like: recruiters choose their employer by them. */

import { ApiError } from '../../base/errors.ts';
import { errorText } from '../../base/errorText.ts';

const refusals: Readonly<Record<string, string>> = {
  employersByName: 'An employer with this name already exists.',
  employersByNameKey:
    'There is an employer whose name looks like this one. If it is yours, register as its recruiter; if not, add what tells you apart, such as your city.',
};

/**
 * For `catch`: turns the database's refusal of a second employer of the same name, or of one that looks the same, into
 * ours.
 *
 * @throws ApiError DUPLICATE, or the error as it came
 */
export function nameIsTaken(error: unknown): never {
  const isTwice = errorText(error, 'code') === '23505';
  const message = isTwice ? refusals[errorText(error, 'constraint') ?? ''] : undefined;
  if (message === undefined) throw error;
  throw new ApiError('DUPLICATE', message, { errors: { employerName: message } });
}
