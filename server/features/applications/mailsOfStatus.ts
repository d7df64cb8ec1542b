/** Shows the mails of a change before it is made. */
import type { MailPreview } from '../../../schemas/mailPreview.ts';
import type { Caller } from '../../access/caller.ts';
import type { MailOrder } from '../../base/mail.ts';
import type { Database } from '../../db/database.ts';
import { dryRun } from '../../db/transactions.ts';
import { previewMail } from '../../mail/writeMail.ts';
import type { Services } from '../../services/services.ts';
import { setApplicationStatus, type WantedStatus } from './setApplicationStatus.ts';
import { tellCandidate } from './tellCandidate.ts';

/** Mails by address, instead of being sent. */
class Drafts {
  readonly #drafts: { to: string; draft: MailPreview }[] = [];

  sendMail = async (db: Database, order: MailOrder): Promise<void> => {
    this.#drafts.push({ to: order.to, draft: await previewMail(db, order) });
  };

  to = (address: string): MailPreview[] =>
    this.#drafts.filter(({ to }) => to === address).map(({ draft }) => draft);
}

/**
 * The mails the candidate would get. The change is made and rolled back, so that none is shown that would not go.
 *
 * @throws whatever the change is refused with
 */
export const mailsOfStatus = (
  services: Pick<Services, 'db' | 'clock' | 'env'>,
  caller: Caller,
  id: string,
  wanted: WantedStatus,
): Promise<MailPreview[]> =>
  dryRun(services.db, async (db) => {
    const drafts = new Drafts();
    const drafting = { ...services, db, sendMail: drafts.sendMail };
    const changed = await setApplicationStatus(drafting, caller, id, wanted, tellCandidate(drafting));
    return drafts.to(changed.candidateEmail);
  });
