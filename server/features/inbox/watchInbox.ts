/** Reads the mailbox of answers every half a minute; servers share it, and each mail is taken once. */
import type { FastifyBaseLogger } from 'fastify';
import { type FetchMessageObject, ImapFlow } from 'imapflow';
import type { Env } from '../../base/env.ts';
import { isRowError } from '../../db/isRowError.ts';
import type { Services } from '../../services/services.ts';
import { type Addressed, addressed } from './addressed.ts';
import { beginReading } from './claim.ts';
import { createMailReader, type MailReader } from './mailReader.ts';
import { ownMails } from './ownMails.ts';
import { noMails } from './ownWords.ts';
import { readAnswer } from './readAnswer.ts';
import { type Outcome, takeAnswer } from './takeAnswer.ts';
import { withoutKeys } from './withoutKeys.ts';

interface InboxServices extends Pick<Services, 'db' | 'clock' | 'sendMail'> {
  env: Env;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const everyMs = 30_000;
/** The longest pause while the mailbox cannot be reached; each is twice the one before. */
const longestPauseMs = 10 * 60_000;

/** Mails of one look; the next one takes the others. */
const atOnce = 50;
/** Of larger mails no more is fetched: an answer is words, and they come before files. */
const maxBytes = 1_000_000;
/** Fetched of every mail, to see whom it is for. Heads of real mails have a few kilobytes. */
const maxHeadBytes = 64_000;

/** How long the mailbox may take to answer. */
const answerMs = 30_000;

/** Mails that are no concern of ours, or too many, stay where they are, marked as seen; the others hold words of people, and go. */
const staying: readonly Outcome[] = ['not for us', 'too many'];

function connect(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // Its log names people.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  });
  // A broken connection fails the command that waits for it.
  client.on('error', () => undefined);
  return client;
}

/** The folder in an address such as imaps://host/Answers. */
const folderOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';

/** The head of a mail, as far as it is fetched. */
function headOf(start: Buffer): Buffer {
  const end = start.indexOf('\r\n\r\n');
  return end === -1 ? start : start.subarray(0, end + 4);
}

/** @returns the bytes of a mail from its start; null where another server has dealt with it meanwhile */
async function fetchStart(client: ImapFlow, uid: number, maxLength: number): Promise<Buffer | null> {
  const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength } }, { uid: true });
  return mail ? (mail.source ?? null) : null;
}

/** The end of a mail. */
interface Ended {
  outcome: Outcome;
  /** Whether it stays in the mailbox, marked as seen. */
  stays: boolean;
}

/** The most of a head that is kept. */
const longestHead = 16_000;

/** A head as the database can keep it. */
const headText = (head: Buffer): string =>
  head.subarray(0, longestHead).toString('utf8').replaceAll('\0', '').toWellFormed();

/** @returns the whole mail, or its first megabyte; null where it cannot be read, undefined where it is gone meanwhile */
async function readWhole(
  services: InboxServices,
  client: ImapFlow,
  reader: MailReader,
  uid: number,
  { thread }: Addressed,
) {
  const { uidValidity = 0n } = client.mailbox || {};
  if (!(await beginReading(services, `${uidValidity} ${uid}`))) return null;
  const source = await fetchStart(client, uid, maxBytes);
  if (!source) return undefined;
  const mail = await reader.read(source, await ownMails(services.db, services.env, thread?.id));
  return mail && { ...mail, parts: withoutKeys(services.env, mail.parts) };
}

/**
 * Reads a mail in two steps: its head, in this process and of bounded length, and only where that carries a token of ours
 * the whole, which a stranger wrote, in a process of its own. One that cannot be read is kept by its head, and stays.
 */
async function readAndTake(
  services: InboxServices,
  client: ImapFlow,
  reader: MailReader,
  { uid, size = 0 }: FetchMessageObject,
): Promise<Ended | null> {
  const start = await fetchStart(client, uid, maxHeadBytes);
  if (!start) return null;
  const rawHead = headOf(start);
  const head = await readAnswer(rawHead, noMails).catch(() => null);
  const to = head && (await addressed(services, head));
  if (!head || !to) return { outcome: 'not for us', stays: true };
  const whole = await readWhole(services, client, reader, uid, to);
  if (whole === undefined) return null;
  const read = { head: headText(rawHead), isTooLarge: size > maxBytes };
  const byHead = () => takeAnswer(services, to, { ...read, mail: head, isUnreadable: true });
  if (whole === null) return { outcome: await byHead(), stays: true };
  try {
    const outcome = await takeAnswer(services, to, { ...read, mail: whole, isUnreadable: false });
    return { outcome, stays: staying.includes(outcome) };
  } catch (error) {
    // The database cannot keep its words, whatever is tried.
    if (isRowError(error)) return { outcome: await byHead(), stays: true };
    throw error;
  }
}

/** @returns the mail's outcome; null for one that stays for the next look */
async function takeOne(
  services: InboxServices,
  client: ImapFlow,
  reader: MailReader,
  listed: FetchMessageObject,
): Promise<Ended | null> {
  try {
    return await readAndTake(services, client, reader, listed);
  } catch (error) {
    services.log.warn(
      { problem: error instanceof Error ? error.name : 'unknown' },
      'a mail could not be taken; it stays',
    );
    if (!client.usable) throw error;
    return null;
  }
}

/** Takes what is new in the mailbox. @returns how many of each outcome @throws where the mailbox cannot be reached */
export async function lookIntoInbox(
  services: InboxServices,
  url: string,
  reader: MailReader,
): Promise<Partial<Record<Outcome, number>>> {
  const client = connect(url);
  const outcomes: Partial<Record<Outcome, number>> = {};
  try {
    await client.connect();
    const lock = await client.getMailboxLock(folderOf(url));
    try {
      const unseen = await client.search({ seen: false }, { uid: true });
      const uids = (unseen || []).slice(0, atOnce);
      const mails =
        uids.length > 0 ? await client.fetchAll(uids, { uid: true, size: true }, { uid: true }) : [];
      for (const mail of mails) {
        const ended = await takeOne(services, client, reader, mail);
        if (ended === null) continue;
        const { outcome, stays } = ended;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        const uid = String(mail.uid);
        if (stays) await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
        else await client.messageDelete(uid, { uid: true });
      }
    } finally {
      lock.release();
    }
    await client.logout();
  } finally {
    client.close();
  }
  return outcomes;
}

/** Looks until it is stopped. A mailbox that is away is tried again after longer and longer pauses. */
export function watchInbox(
  services: InboxServices,
  url: string,
  everyFor = everyMs,
): { stop(): Promise<void> } {
  const { log } = services;
  const reader = createMailReader();
  let failures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      const outcomes = await lookIntoInbox(services, url, reader);
      if (failures > 0) log.info('the mailbox of answers is back');
      failures = 0;
      if (Object.keys(outcomes).length > 0) log.info({ outcomes }, 'answers by mail');
    } catch (error) {
      failures += 1;
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.warn({ code, failures }, 'the mailbox of answers could not be read; it is tried again');
    }
  };
  const next = () => {
    if (isStopped) return;
    const pause = Math.min(everyFor * 2 ** failures, Math.max(longestPauseMs, everyFor));
    timer = setTimeout(begin, pause);
  };
  const begin = () => {
    running = look().finally(next);
  };
  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      reader.close();
    },
  };
}
