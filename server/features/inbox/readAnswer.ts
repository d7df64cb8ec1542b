/** Reads a mail that came in: who wrote it to whom, whether a person did, and the words that are their own. */
import { createHash } from 'node:crypto';
import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';

/** A mail that came in. */
export interface InboundMail {
  /** By which it is known when it comes again: its Message-ID, or a hash where it has none. */
  messageId: string;
  /** Every address it went to, also those that only the receiving server knows of. */
  to: string[];
  /** Whom it is from; null unless that is exactly one address. */
  from: string | null;
  /** Written by a program: an absence note, a bounce, a list. */
  isAutomatic: boolean;
  /** Our own mail server says that the sender's domain disowns it. */
  isForged: boolean;
  /** Its writer's own words: nothing that is quoted, no signature. */
  text: string;
  /** Names of the files that came with it. */
  fileNames: string[];
}

/** The words by which a quotation of one of our own mails is recognized. */
export interface OwnMails {
  /** The addresses our mails come from and are answered to, in lower case. */
  addresses: readonly string[];
  /** The line above which people answer, in every language. */
  markers: readonly string[];
}

/** Longer texts are no answers; and what is read by patterns has a bound. */
const longestText = 20_000;

const addressesIn = (list: readonly Address[] = []): string[] =>
  list.flatMap((one) => (one.group ? one.group.map(({ address }) => address ?? '') : [one.address ?? '']));

const headersOf = ({ headers }: Email, key: string): string[] =>
  headers.filter((header) => header.key === key).map(({ value }) => value.trim());

/** Headers in which a receiving server notes the address it was really asked for. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'envelope-to'];

/** Headers that only programs set, whatever they say. */
const robotHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply',
  'list-id',
  'list-unsubscribe',
  'feedback-id',
];

/** RFC 3834, and what programs did before it. */
function isAutomatic(mail: Email): boolean {
  const [submitted = 'no'] = headersOf(mail, 'auto-submitted');
  const [returnPath] = headersOf(mail, 'return-path');
  const [type = ''] = headersOf(mail, 'content-type');
  const [precedence = ''] = headersOf(mail, 'precedence');
  return (
    !/^no\b/i.test(submitted) ||
    returnPath === '<>' ||
    /^multipart\/report\b/i.test(type) ||
    /^(bulk|junk|list|auto_reply)$/i.test(precedence) ||
    robotHeaders.some((key) => headersOf(mail, key).length > 0) ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(mail.from?.address ?? '')
  );
}

/** Only the topmost is looked at: the receiving server puts its own above whatever the sender made up. */
const isForged = (mail: Email): boolean =>
  /\bdmarc\s*=\s*fail\b/i.test(headersOf(mail, 'authentication-results')[0] ?? '');

/** Of a mail that is HTML alone; what it quotes is left out. */
const textOf = (html = ''): string =>
  convert(html.slice(0, 10 * longestText), {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['img', 'blockquote'].map((selector) => ({ selector, format: 'skip' })),
    ],
  });

/** The head of what is quoted, where it is lines such as "From: …": it names our own address, whatever its language. */
function withoutHead(text: string, ownAddresses: readonly string[]): string {
  const lines = text.split('\n');
  const isHead = (line: string) => {
    const [label = '', ...rest] = line.split(':');
    const value = rest.join(':').toLowerCase();
    return (
      /^[*>\s]*[\p{L} ]{1,20}\*?\s?$/u.test(label) && ownAddresses.some((address) => value.includes(address))
    );
  };
  const at = lines.findIndex(isHead);
  const own = at === -1 ? lines : lines.slice(0, at);
  return own.join('\n').replace(/\n[_-]{5,}\n*$/, '');
}

function ownWords(whole: string, own: OwnMails): string {
  const text = whole
    .slice(0, longestText)
    .replaceAll(/[\r\0]/g, '')
    .split('\n')
    // A pattern for spaces before an end would look for one from each of them.
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  const marked = own.markers.map((marker) => text.indexOf(marker)).filter((at) => at !== -1);
  // Before the marker, in its own line, stand the signs of a quotation.
  const above = marked.length > 0 ? text.slice(0, Math.min(...marked)).replace(/[^\n]*$/, '') : text;
  return new EmailReplyParser().parseReply(withoutHead(above, own.addresses)).trim();
}

/** @param source the mail as it lies in the mailbox; its head alone gives an empty text */
export async function readAnswer(source: Uint8Array, own: OwnMails): Promise<InboundMail> {
  const mail = await PostalMime.parse(source);
  const from = headersOf(mail, 'from').flatMap((value) => addressesIn(addressParser(value)));
  return {
    messageId: mail.messageId ?? createHash('sha256').update(source).digest('hex'),
    to: [
      ...addressesIn(mail.to),
      ...addressesIn(mail.cc),
      ...envelopeHeaders.flatMap((key) => headersOf(mail, key).map((value) => value.replaceAll(/[<>]/g, ''))),
    ].filter(Boolean),
    from: from.length === 1 ? (from[0]?.toLowerCase() ?? null) : null,
    isAutomatic: isAutomatic(mail),
    isForged: isForged(mail),
    text: ownWords(mail.text ?? textOf(mail.html), own),
    fileNames: mail.attachments
      .filter(({ disposition, related }) => disposition === 'attachment' || !related)
      .map(({ filename, mimeType }) => (filename ?? mimeType).replaceAll('\0', '')),
  };
}
