/** Refusals of calls that are about several people at once: they say about whom. */
import type { Translate } from '../../src/i18n/t.ts';
import { ApiError } from './errors.ts';
import { say } from './sentence.ts';

/** Whether one of several people is what a call is refused for, and the caller may know of them. */
export const isRefusalOfOne = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'ILLEGAL_MOVE' || error.code === 'DUPLICATE');

/**
 * The same refusal under the name of whom it is about; every other error as it is.
 *
 * @param sentence writes both, and that nothing was done
 */
export const refusedFor = (
  name: string,
  error: unknown,
  sentence: (t: Translate, said: { name: string; why: string }) => string,
): unknown => {
  if (!isRefusalOfOne(error)) return error;
  const why = error.detail;
  return new ApiError(error.code, (t) => sentence(t, { name, why: say(why, t) }));
};
