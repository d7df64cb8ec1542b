/** The most common reasons for declining. */
import { type Translate, t } from '../../src/i18n/t.ts';

const reasonsIn = (t: Translate) => [
  t('The salary is too low'),
  t('The place or the way of working does not suit me'),
  t('It is not the work I am looking for'),
  t('I am not looking at the moment'),
  t('I would rather not say'),
];

/** Each reason as it is sent, always in English. */
export const declineReasons = reasonsIn((text) => text);

/** A reason someone gave, for its reader: in their language where it was chosen, as it was written where it was written. */
export const reasonWords = (reason: string): string => (declineReasons.includes(reason) ? t(reason) : reason);

/** Chosen in place of one of the reasons by those who write their own. */
export const ownWords = 'OWN_WORDS';
