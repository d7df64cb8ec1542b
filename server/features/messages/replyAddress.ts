/** Addresses to which a conversation is answered by mail: each good for one thread and one person. */
import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../../base/env.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import { senderOf } from '../../mail/senderOf.ts';

type Settings = Pick<Env, 'IMAP_URL' | 'REPLY_ADDRESS' | 'MAIL_FROM' | 'AUTH_SECRET'>;

/** Whose answer in which thread an address takes; ids, so that it tells nobody's name. */
interface Answering {
  threadId: string;
  userId: string;
}

/** Letters and digits in one case: servers on the way may change the case of an address. 128 and 80 bits. */
const idLength = 25;
const signatureLength = 16;
const signatureBytes = 10;
export const replyTokenLength = idLength + signatureLength;
const isToken = new RegExp(`^[0-9a-z]{${replyTokenLength}}$`);

const inLetters = (hex: string, length: number) => BigInt(`0x${hex}`).toString(36).padStart(length, '0');

function uuidOf(letters: string): string {
  let value = 0n;
  for (const letter of letters) value = value * 36n + BigInt(Number.parseInt(letter, 36));
  const hex = value.toString(16).padStart(32, '0').slice(-32);
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

const signatureOf = ({ AUTH_SECRET }: Pick<Settings, 'AUTH_SECRET'>, { threadId, userId }: Answering) => {
  const hash = keyedHash(keyFor(AUTH_SECRET, 'answers by mail'), threadId, userId);
  const bytes = Buffer.from(hash, 'base64url').subarray(0, signatureBytes);
  return inLetters(bytes.toString('hex'), signatureLength);
};

const bareAddress = (from: string) => senderOf(from).address.toLowerCase();

/** The mailbox's own address, without a token; undefined where no mailbox is set up. */
function mailboxAddress({
  IMAP_URL,
  REPLY_ADDRESS,
  MAIL_FROM,
}: Omit<Settings, 'AUTH_SECRET'>): string | undefined {
  if (IMAP_URL === undefined) return undefined;
  const user = decodeURIComponent(new URL(IMAP_URL).username);
  const address = REPLY_ADDRESS ?? (user.includes('@') ? user : MAIL_FROM);
  return address && bareAddress(address);
}

/** The addresses that mails of ours name: whom they are from, and where answers go without their token. */
export function ownAddresses(settings: Omit<Settings, 'AUTH_SECRET'>): string[] {
  const { MAIL_FROM } = settings;
  const mailbox = mailboxAddress(settings);
  return [...(MAIL_FROM ? [bareAddress(MAIL_FROM)] : []), ...(mailbox ? [`${mailbox.split('@')[0]}+`] : [])];
}

/** The names that mails of ours come from, as programs put them above a quotation. */
export function ownNames({ MAIL_FROM = '' }: Pick<Settings, 'MAIL_FROM'>): string[] {
  return [...new Set([senderOf(MAIL_FROM).name, 'Hireday'])].filter((one) => one !== '');
}

/** Where an answer goes; undefined where none can be taken. */
export function replyAddress(settings: Settings, answering: Answering): string | undefined {
  const [local, domain] = mailboxAddress(settings)?.split('@') ?? [];
  if (!local || !domain) return undefined;
  const id = inLetters(answering.threadId.replaceAll('-', ''), idLength);
  return `${local}+${id}${signatureOf(settings, answering)}@${domain}`;
}

/** A token as it came, not looked at any closer. */
interface GivenToken {
  threadId: string;
  signature: string;
}

/** @param address one that a mail went to @returns undefined for one that is not of the mailbox, or has no token */
export function tokenOf(settings: Settings, address: string): GivenToken | undefined {
  const [local, domain] = mailboxAddress(settings)?.split('@') ?? [];
  const [given = '', atDomain] = address.toLowerCase().split('@');
  const plus = given.lastIndexOf('+');
  const token = given.slice(plus + 1);
  if (atDomain !== domain || given.slice(0, plus) !== local || !isToken.test(token)) return undefined;
  return { threadId: uuidOf(token.slice(0, idLength)), signature: token.slice(idLength) };
}

/** Whether we made the token for this person. */
export function isSignedFor(
  settings: Settings,
  { threadId, signature }: GivenToken,
  userId: string,
): boolean {
  const right = signatureOf(settings, { threadId, userId });
  return right.length === signature.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
}
