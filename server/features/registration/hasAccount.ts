/** That there is an account already; only for those who have proved that the address is theirs. */
import { ApiError } from '../../base/errors.ts';

/** The refusal of a second account. */
export function hasAccount(field: string): ApiError {
  const message = 'There is an account with this e-mail address. Sign in, or choose a new password.';
  return new ApiError('DUPLICATE', message, { errors: { [field]: message } });
}
