/** The sender of a registration. */
import type { Locale } from '../../../schemas/base/locales.ts';
import type { Admission } from '../../http/admission.ts';

export interface Sender {
  /** The network address. */
  address: string;
  /** The language the account is written to in. */
  locale: Locale;
  admit: Admission['admit'];
}
