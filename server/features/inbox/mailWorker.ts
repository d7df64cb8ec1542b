/** The process in which a mail is read. */
import { serveWithinBounds } from '../../files/boundedProcess.ts';
import { type InboundMail, type OwnMails, readAnswer } from './readAnswer.ts';

export interface MailTask {
  source: Uint8Array;
  own: OwnMails;
}

serveWithinBounds(
  ({ source, own }: MailTask): Promise<InboundMail | null> => readAnswer(source, own).catch(() => null),
);
