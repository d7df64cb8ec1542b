/** Where mails are handed over. */

import type { Mail } from '../base/mail.ts';

/** A file that goes with a mail. */
export interface Attachment {
  pdf: Uint8Array;
  fileName: string;
}

/** The name of a calendar file that goes with a mail. */
export const calendarFileName = 'interview.ics';

export interface PostOffice {
  /** Goes to the log beside each mail: where mails are to be found. */
  name: string;
  /**
   * @param id stays the same when a mail is tried again
   * @throws RefusedMail when trying again is no use; anything else when it may be
   */
  deliver(id: string, mail: Mail, attachments?: readonly Attachment[]): Promise<void>;
  close(): void;
}

/** A mail that the other side will never take, as for an address that does not exist. */
export class RefusedMail extends Error {
  /** The other side's code. */
  readonly code: number;
  constructor(code: number) {
    super('The mail was refused.');
    this.name = 'RefusedMail';
    this.code = code;
  }
}
