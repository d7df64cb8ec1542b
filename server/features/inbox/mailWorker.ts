/** The process in which a mail is read. */
import { serveWithinBounds } from '../../files/boundedProcess.ts';
import type { OwnMails } from './ownWords.ts';
import { type InboundMail, readAnswer } from './readAnswer.ts';

export interface MailTask {
  source: Uint8Array;
  own: OwnMails;
}

serveWithinBounds(
  ({ source, own }: MailTask): Promise<InboundMail | null> => readAnswer(source, own).catch(() => null),
);
