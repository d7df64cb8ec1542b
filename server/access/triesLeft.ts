/** The refusal of a secret that was typed wrong, with the tries that are left. */
import type { ProblemCode } from '../../schemas/calls/problem.ts';
import { ApiError } from '../base/errors.ts';
import { type Sentence, together } from '../base/sentence.ts';

const leftWords =
  (left: number): Sentence =>
  (t) =>
    left > 0
      ? t('{left, plural, one {One try is left for now.} other {# tries are left for now.}}', { left })
      : t('That was the last try for now.');

/**
 * @param left undefined where tries are not counted
 * @param field the one it is about, if any
 */
export function wrongSecret(
  code: ProblemCode,
  message: string,
  left: number | undefined,
  field?: string,
): ApiError {
  const sentence = left === undefined ? message : together([message, leftWords(left)]);
  return new ApiError(code, sentence, {
    ...(field === undefined ? {} : { errors: { [field]: sentence } }),
    ...(left === undefined ? {} : { triesLeft: left }),
  });
}
