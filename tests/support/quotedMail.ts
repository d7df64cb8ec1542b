/** A mail of ours about a message, and how mail programs quote it and encode the answer. */
import { translators } from '../../server/base/translators.ts';
import { mailLines } from '../../server/features/inbox/ownMails.ts';
import type { OwnMails } from '../../server/features/inbox/ownWords.ts';
import { answerAbove, messageMail } from '../../server/mail/templates/messageMails.ts';

const url = 'https://hireday.example/candidate/applications?application=1';

/** @param text of the message */
export const quotedMail = (text: string, locale: 'en' | 'es' = 'en', jobTitle = 'Cook') =>
  messageMail({
    ...{ author: 'Sam Okafor', employerName: 'Acme', jobTitle, text, url },
    replyTo: 'reply+x@hireday.example',
    stop: { url: `${url}&stop`, settingsUrl: `${url}&settings` },
  })({ locale, t: translators[locale] });

/** All that a reader of answers knows of our mails in a conversation. */
export const ownMailsOf = (messages: string[]): OwnMails => ({
  addresses: ['no-reply@hireday.example', 'reply+'],
  names: ['Hireday'],
  markers: Object.values(translators).map(answerAbove),
  lines: mailLines(),
  messages,
});

/** With the sign of a quotation before each line. */
export const signed = (text: string, sign = '> '): string =>
  text.trimEnd().replaceAll(/^/gm, sign).replaceAll(/ +$/gm, '');

/** As a program wraps lines, with or without their sign. */
export const wrapped = (text: string, width: number, sign: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const rows = [''];
      for (const word of line.split(' ')) {
        const row = rows.at(-1) ?? '';
        if (row !== '' && row.length + word.length >= width) rows.push(word);
        else rows[rows.length - 1] = `${row} ${word}`.trim();
      }
      return rows;
    })
    .map((row) => `${sign}${row}`.trimEnd())
    .join('\n');

/** The inside of an HTML mail, as programs put it below an answer. */
export const pageOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';

const bytesBySign = new Map<string, Map<string, number[]>>();

/** The signs of an encoding with their bytes, read backwards from its decoder. */
function signsOf(charset: string): Map<string, number[]> {
  const signs = bytesBySign.get(charset) ?? new Map<string, number[]>();
  bytesBySign.set(charset, signs);
  if (signs.size > 0) return signs;
  const decoder = new TextDecoder(charset);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  for (const pair of [...bytes.map((byte) => [byte]), ...bytes.flatMap((a) => bytes.map((b) => [a, b]))]) {
    const sign = decoder.decode(new Uint8Array(pair));
    const isOne = Array.from(sign).length === 1 && sign !== '\uFFFD';
    if (isOne && !signs.has(sign)) signs.set(sign, pair);
  }
  return signs;
}

/** ISO-2022-JP switches between ASCII and the pairs of EUC-JP without their high bit. */
const inJis = (text: string): Buffer =>
  Buffer.from(
    text
      .split(/(\P{ASCII}+)/u)
      .flatMap((run, nth) =>
        nth % 2 === 0
          ? [...Buffer.from(run)]
          : [
              ...Buffer.from('\u001b$B'),
              ...[...inCharset(run, 'euc-jp')].map((byte) => byte & 0x7f),
              ...Buffer.from('\u001b(B'),
            ],
      ),
  );

/** A text as the bytes of an encoding. */
function inCharset(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  if (charset === 'iso-2022-jp') return inJis(text);
  const signs = signsOf(charset);
  return Buffer.from(
    Array.from(text).flatMap((sign) => {
      const bytes = signs.get(sign);
      if (!bytes) throw new Error(`${charset} has no ${sign}`);
      return bytes;
    }),
  );
}

const encodings = {
  '8bit': (bytes: Buffer) => bytes,
  base64: (bytes: Buffer) => Buffer.from(bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')),
  'quoted-printable': (bytes: Buffer) =>
    Buffer.from(
      bytes
        .toString('latin1')
        .replaceAll(
          /[^\n\x20-\x3c\x3e-\x7e]/g,
          (sign) => `=${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
        )
        .replaceAll(/(?:[^\n=]|=..){70}(?=.)/g, '$&=\r\n'),
    ),
};

/** A part of a mail, with its head. */
export function part(
  type: string,
  text: string,
  charset = 'utf-8',
  encoding: keyof typeof encodings = '8bit',
): Buffer {
  const head = `Content-Type: ${type.replace(/^[^;]*/, `$&; charset=${charset}`)}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    encodings[encoding](inCharset(text, charset)),
    Buffer.from('\r\n'),
  ]);
}

/** Several parts in one, such as plain text and a page. */
export const parts = (type: string, ...all: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from(`Content-Type: multipart/${type}; boundary="=_b_${all.length}${type}"\r\n\r\n`),
    ...all.flatMap((one) => [Buffer.from(`--=_b_${all.length}${type}\r\n`), one]),
    Buffer.from(`--=_b_${all.length}${type}--\r\n`),
  ]);
