/** Refusals of single fields, as a form shows them. */
import { ApiError } from './errors.ts';
import { type Sentence, together } from './sentence.ts';

/** A refusal of one field with the message a person reads beside it. */
export const wrongField = (field: string, message: Sentence): ApiError =>
  new ApiError('INVALID_FIELDS', message, { errors: { [field]: message } });

/**
 * Refuses when any field has a problem, naming all of them at once.
 *
 * @param problems by field; null where there is none
 * @throws ApiError INVALID_FIELDS
 */
export function refuseFields(problems: Record<string, Sentence | null>): void {
  const errors = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, Sentence] => entry[1] !== null),
  );
  const messages = Object.values(errors);
  if (messages.length > 0) throw new ApiError('INVALID_FIELDS', together(messages), { errors });
}
