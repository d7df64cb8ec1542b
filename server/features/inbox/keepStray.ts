/** Keeps a mail that became no message, lists it to those who can do something about it, and tells its author once. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addresses, addressOf, areaOfRole } from '../../../schemas/addresses.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import { type MessagePart, ownWordsOf } from '../../../schemas/message.ts';
import type { StrayReason } from '../../../schemas/strayMail.ts';
import { type Sentence, say } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import { answerNotTakenMail } from '../../mail/templates/messageMails.ts';
import type { Services } from '../../services/services.ts';
import { addNotice } from '../notices/notify.ts';
import { readersOf } from '../notices/readersOf.ts';
import type { Addressed } from './addressed.ts';
import { claim } from './claim.ts';
import type { InboundMail } from './readAnswer.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

/** A mail, whose it is, and why it is no message. */
interface Stray {
  mail: InboundMail;
  /** Its head as it came. */
  head: string;
  to: Addressed;
  reason: StrayReason;
  /** Why, to its author. */
  why: Sentence;
}

/** Mails kept of one account in one conversation within a day; further ones stay in the mailbox. */
const mostInDay = 50;
/** Of those so many are answered. */
const mostAnswersInDay = 3;

const longestText = 40_000;

/** As many words as are kept of a mail, with its quotations. */
function shortened(parts: readonly MessagePart[]): MessagePart[] {
  let left = longestText;
  return parts.flatMap(({ text, isQuoted }) => {
    if (left <= 0) return [];
    const part = text.length > left ? `${text.slice(0, left).toWellFormed()}…` : text;
    left -= text.length;
    return [{ text: part, isQuoted }];
  });
}

/** Those whose sender is not known to be the account: they are told apart by what they say of themselves. */
const unproved: readonly StrayReason[] = ['AUTOMATIC', 'OTHER_ADDRESS', 'FORGED'];

const isFirst = (services: Needed, tx: Database, { mail, reason }: Stray) =>
  unproved.includes(reason)
    ? claim(services, tx, 'stray', mail.from ?? '', mail.messageId)
    : claim(services, tx, mail.messageId);

/** How many were kept and answered in a day, with the account held, so that two servers count one after the other. */
async function countLately(
  { clock }: Needed,
  tx: Database,
  { author, thread }: Addressed,
): Promise<{ total: number; answered: number }> {
  await tx.selectFrom('users').select('id').where('id', '=', author.userId).forNoKeyUpdate().execute();
  return tx
    .selectFrom('strayMails')
    .where('userId', '=', author.userId)
    .where('threadId', 'is not distinct from', thread?.id ?? null)
    .where('receivedAt', '>', daysLater(clock(), -1).toISOString())
    .select([sql<number>`count(*)`.as('total'), sql<number>`count("answeredAt")`.as('answered')])
    .executeTakeFirstOrThrow();
}

/** The recruiter of the job, or the company where they cannot look; the author as well, unless that is all there is. */
async function readersFor(tx: Database, { author, thread }: Addressed): Promise<string[]> {
  const company = async (email: string) => (await readersOf(tx, email)).map(({ to }) => to);
  if (thread === null)
    return author.role === 'RECRUITER' && author.employerEmail !== null
      ? company(author.employerEmail)
      : [author.email];
  const inCharge = thread.isRecruiterActive ? [thread.recruiterEmail] : await company(thread.employerEmail);
  return author.role === 'CANDIDATE' ? [...inCharge, author.email] : inCharge;
}

async function tellReaders({ clock }: Needed, tx: Database, to: Addressed): Promise<void> {
  const about = { jobId: to.thread?.jobId ?? null, candidateEmail: to.thread?.candidateEmail ?? null };
  for (const reader of await readersFor(tx, to))
    await addNotice(tx, { to: reader, kind: 'STRAY_MAIL', ...about }, clock());
}

/** Where the author sees it. */
function placeOf({ APP_URL }: Needed['env'], { author, thread }: Addressed): string {
  const { candidate, recruiter } = addresses;
  if (author.role === 'CANDIDATE') return APP_URL + candidate.applications;
  return (
    APP_URL +
    (thread === null
      ? addresses[areaOfRole(author.role)].home
      : `${addressOf(recruiter.job, { id: thread.jobId })}?tab=applications`)
  );
}

/**
 * @returns the reason; `taken before` for a mail that is known, `too many` for one that stays in the mailbox
 * @throws whatever the database throws: the mail is still there for the next look
 */
export async function keepStray(
  services: Needed,
  stray: Stray,
): Promise<StrayReason | 'taken before' | 'too many'> {
  const { db, env, clock, sendMail } = services;
  const { mail, head, to, reason, why } = stray;
  return db.transaction().execute(async (tx) => {
    if (!(await isFirst(services, tx, stray))) return 'taken before';
    const { total, answered } = await countLately(services, tx, to);
    if (total >= mostInDay) return 'too many';
    // A program is never answered, and others only so often: an account that answers by a program begins no loop.
    const isAnswered = !mail.isAutomatic && answered < mostAnswersInDay;
    const at = clock().toISOString();
    const parts = shortened(mail.parts);
    const text = ownWordsOf(parts);
    await tx
      .insertInto('strayMails')
      .values(
        toRow({
          ...{ id: uuidv7(), userId: to.author.userId, threadId: to.thread?.id ?? null, reason, head },
          ...{ sender: mail.from, subject: mail.subject, text: text === '' ? null : text, parts },
          ...{ filesNotTaken: mail.fileNames, receivedAt: at, answeredAt: isAnswered ? at : null },
        }),
      )
      .execute();
    await tellReaders(services, tx, to);
    if (isAnswered)
      await sendMail(tx, {
        to: to.author.email,
        letter: answerNotTakenMail({
          reason: (t) => say(why, t),
          url: placeOf(env, to),
          answers: mail.messageId,
        }),
        onlyToAccounts: true,
      });
    return reason;
  });
}
