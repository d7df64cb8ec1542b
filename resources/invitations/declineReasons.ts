/** The most common reasons for declining. */
import { type Translate, t } from '../../src/i18n/t.ts';

const reasonsIn = (t: Translate) => [
  t('The salary is too low'),
  t('The place or the way of working does not suit me'),
  t('It is not the work I am looking for'),
  t('I am not looking at the moment'),
  t('I would rather not say'),
];

const sent = reasonsIn((text) => text);

/** Each reason as it is sent, always in English, and in the reader's language. */
export const declineReasons = (): { sent: string; shown: string }[] =>
  sent.map((reason) => ({ sent: reason, shown: t(reason) }));

/** A reason someone gave, for its reader: in their language where it was chosen, as it was written where it was written. */
export const reasonWords = (reason: string): string => (sent.includes(reason) ? t(reason) : reason);

/** Chosen in place of one of the reasons by those who write their own. */
export const ownWords = 'OWN_WORDS';
