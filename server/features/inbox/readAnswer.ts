/** Reads a mail that came in: who wrote it to whom, whether a person did, and all its words. */
import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';
import type { MessagePart } from '../../../schemas/message.ts';
import { headersOf, isAutomatic } from './isAutomatic.ts';
import { type OwnMails, wordsOf } from './ownWords.ts';
import { splitQuotation } from './splitQuotation.ts';

/** A mail that came in. */
export interface InboundMail {
  /** By which it is known when it comes again: its Message-ID, or a hash where it has none. */
  messageId: string;
  /** Every address it went to, also those that only the receiving server knows of. */
  to: string[];
  /** Whom it is from; null unless that is exactly one address. */
  from: string | null;
  subject: string | null;
  /** Written by a program: an absence note, a bounce. */
  isAutomatic: boolean;
  /** Our own mail server says that the sender's domain disowns it. */
  isForged: boolean;
  /** All its words in their order; those that are quoted of our mails are marked. */
  parts: MessagePart[];
  /** Names of the files that came with it. */
  fileNames: string[];
}

const addressesIn = (list: readonly Address[] = []): string[] =>
  list.flatMap((one) => (one.group ? one.group.map(({ address }) => address ?? '') : [one.address ?? '']));

/** Headers in which a receiving server notes the address it was really asked for. */
const envelopeHeaders = ['delivered-to', 'x-original-to', 'envelope-to'];

/** Only the topmost is looked at: the receiving server puts its own above whatever the sender made up. */
const isForged = (mail: Email): boolean =>
  /\bdmarc\s*=\s*fail\b/i.test(headersOf(mail, 'authentication-results')[0] ?? '');

/** Elements that begin a line of their own: the words of two cells, or of two pages in one mail, must not melt together. */
const lineElements = ['td', 'th', 'html', 'head', 'body'];

/** Keeps every word of a mail's HTML, also around its body; quotations get the sign that they have in plain text. */
const textOf = (html: string): string =>
  convert(html, {
    wordwrap: false,
    // A reply can be above the whole page that it quotes.
    baseElements: { selectors: [] },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...['img', 'title'].map((selector) => ({ selector, format: 'skip' })),
      ...lineElements.map((selector) => ({
        selector,
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });

/** Whether a text has most of the words of a page. */
function tellsMostOf(text: string, page: string): boolean {
  const told = new Set(wordsOf(text));
  const words = wordsOf(page);
  return words.filter((word) => told.has(word)).length * 2 >= words.length;
}

/**
 * The text that a person sees: the plain text, unless that has few words of the mail's page, as where it only says that
 * there is one. Signs that the database cannot keep are left out.
 */
function bodyOf({ text = '', html }: Email): string {
  const page = html === undefined ? '' : textOf(html);
  const body = tellsMostOf(text, page) ? text : page;
  return body.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed();
}

const longestLine = 500;

/** A line of a head as the database can keep it; null for none, and for one that is no line. */
function lineOf(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
    .toWellFormed();
  return line === '' ? null : line;
}

/** The most names of files that are told; a mail can have thousands of parts. */
const maxFileNames = 20;
const longestFileName = 200;

function fileNamesOf({ attachments }: Email): string[] {
  const names = attachments
    .filter(({ disposition, related }) => disposition === 'attachment' || !related)
    .map(({ filename, mimeType }) => (filename ?? mimeType).replaceAll('\0', '').toWellFormed());
  const shown = names.slice(0, maxFileNames).map((name) => name.slice(0, longestFileName).toWellFormed());
  return names.length > maxFileNames ? [...shown, `… (+${names.length - maxFileNames})`] : shown;
}

/** @param source the mail as it lies in the mailbox; its head alone gives an empty text */
export async function readAnswer(source: Uint8Array, own: OwnMails): Promise<InboundMail> {
  // A mail in a mail is a file.
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const from = headersOf(mail, 'from').flatMap((value) => addressesIn(addressParser(value)));
  return {
    messageId: mail.messageId ?? createHash('sha256').update(source).digest('hex'),
    to: [
      ...addressesIn(mail.to),
      ...addressesIn(mail.cc),
      ...envelopeHeaders.flatMap((key) => headersOf(mail, key).map((value) => value.replaceAll(/[<>]/g, ''))),
    ].filter(Boolean),
    from: from.length === 1 ? lineOf(from[0]?.toLowerCase()) : null,
    subject: lineOf(mail.subject),
    isAutomatic: isAutomatic(mail),
    isForged: isForged(mail),
    parts: splitQuotation(bodyOf(mail), own),
    fileNames: fileNamesOf(mail),
  };
}
