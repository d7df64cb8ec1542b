/** The refusal of one call or try too many: it says whose were too many, and how long to wait. */
import type { LimitedBy } from '../../schemas/calls/problem.ts';
import { ApiError } from '../base/errors.ts';
import { type Sentence, together } from '../base/sentence.ts';

const causes: Record<LimitedBy, Sentence> = {
  PERSON: (t) => t('Too many tries.'),
  NETWORK: (t) => t('Too many tries came from your network, which other people may share.'),
  ACCOUNT: (t) => t('There were too many tries for this e-mail address, perhaps by other people.'),
};

/** Ways in that need no waiting. */
const remedies: Record<LimitedBy, Sentence | null> = {
  PERSON: null,
  NETWORK: (t) => t('Or use another network, such as the one of your phone.'),
  ACCOUNT: (t) => t('From a network where you signed in lately you need not wait.'),
};

/** `90` → "Wait 2 minutes and try again." */
function waiting(seconds: number): Sentence {
  if (seconds <= 60)
    return (t) => t('Wait {seconds, plural, one {a second} other {# seconds}} and try again.', { seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90)
    return (t) => t('Wait {minutes, plural, one {a minute} other {# minutes}} and try again.', { minutes });
  const hours = Math.ceil(minutes / 60);
  return (t) => t('Wait {hours, plural, one {an hour} other {# hours}} and try again.', { hours });
}

/** @param waitMs the milliseconds until there is room again */
export function tooMany(waitMs: number, limitedBy: LimitedBy): ApiError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const remedy = remedies[limitedBy];
  const detail = together([causes[limitedBy], waiting(retryAfter), ...(remedy ? [remedy] : [])]);
  return new ApiError('TOO_MANY_REQUESTS', detail, { retryAfter, limitedBy });
}
