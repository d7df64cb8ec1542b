/** Reads the mailbox of answers every half a minute; servers share it, and each mail is taken once. */
import type { FastifyBaseLogger } from 'fastify';
import { type FetchMessageObject, ImapFlow } from 'imapflow';
import type { Env } from '../../base/env.ts';
import { isRowError } from '../../db/isRowError.ts';
import type { Services } from '../../services/services.ts';
import { ownAddresses } from '../messages/replyAddress.ts';
import { readAnswer } from './readAnswer.ts';
import { type Outcome, takeAnswer } from './takeAnswer.ts';

interface InboxServices extends Pick<Services, 'db' | 'clock' | 'sendMail'> {
  env: Env;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const everyMs = 30_000;
/** The longest pause while the mailbox cannot be reached; each is twice the one before. */
const longestPauseMs = 10 * 60_000;

/** Mails of one look; the next one takes the others. */
const atOnce = 50;
/** Larger ones are not read: an answer is words. */
const mostBytes = 15_000_000;

/** How long the mailbox may take to answer. */
const answerMs = 30_000;

/**
 * Mails that are no concern of ours, or that cannot be read, stay where they are, marked as seen; the others hold words of
 * people, and go.
 */
const staysInMailbox: readonly Outcome[] = ['not for us', 'unreadable'];

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

/** @returns the mail's outcome; null for one that stays for the next look */
async function takeOne(
  services: InboxServices,
  client: ImapFlow,
  { uid, size = 0 }: FetchMessageObject,
): Promise<Outcome | null> {
  const { env, log } = services;
  try {
    const mail = await client.fetchOne(String(uid), size > mostBytes ? { headers: true } : { source: true }, {
      uid: true,
    });
    const source = mail && (mail.source ?? mail.headers);
    // Another server has dealt with it meanwhile.
    if (!source) return null;
    // One that cannot be read today cannot be tomorrow; a mailbox full of such must not keep others from being looked at.
    const read = await readAnswer(source, ownAddresses(env)).catch(() => null);
    return read ? await takeAnswer(services, read) : 'unreadable';
  } catch (error) {
    if (isRowError(error)) return 'unreadable';
    log.warn(
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
        const outcome = await takeOne(services, client, mail);
        if (outcome === null) continue;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        const uid = String(mail.uid);
        if (staysInMailbox.includes(outcome)) await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
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
  let failures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      const outcomes = await lookIntoInbox(services, url);
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
    },
  };
}
