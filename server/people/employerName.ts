/** Names of employers are theirs alone: recruiters choose their employer by it. */
import { ApiError } from '../errors.ts';

/**
 * For `catch`: turns the database's refusal of a second employer of the same name into ours.
 *
 * @throws ApiError DUPLICATE, or the error as it came
 */
export function nameIsTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505' || constraint !== 'employersByName') throw error;
  const message = 'There is an employer of this name already.';
  throw new ApiError('DUPLICATE', message, { errors: { employerName: message } });
}
