/** Mails as programs, gateways and attackers send them: any encoding, any nesting, broken anywhere. */
import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter, anyText } from './texts.ts';

/** A part of a mail, as bytes. */
interface Part {
  head: string[];
  body: Buffer;
  /** Whether every mail program shows the words of its writer. */
  isSound: boolean;
}

/** Stands among the words of the writer. */
export const ownWord = 'writersword';

/** Charsets as mails name them, how the bytes are written, and whether that is what the name says. */
const charsets: readonly [name: string, encoding: BufferEncoding, isRight: boolean][] = [
  ['utf-8', 'utf8', true],
  ['US-ASCII', 'ascii', true],
  ['iso-8859-1', 'latin1', true],
  ['windows-1252', 'latin1', true],
  ['utf-16le', 'utf16le', true],
  ['utf-16le', 'utf8', false],
  ['utf-8', 'latin1', false],
  ['shift_jis', 'utf8', false],
  ['gb18030', 'latin1', false],
  ['koi8-r', 'utf8', false],
  ['x-unknown', 'utf8', false],
  ['"utf-8', 'utf8', false],
  ['', 'utf8', false],
];

const lines = (text: string) => text.replaceAll(/.{76}/g, '$&\r\n');

const quotedPrintable = (bytes: Buffer) =>
  [...bytes]
    .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replaceAll(/.{72}/g, '$&=\r\n');

/** Ways in which bytes are written into a mail, right and wrong ones. */
const transfers: readonly [name: string, write: (bytes: Buffer) => string | Buffer, isRight: boolean][] = [
  ['base64', (bytes) => lines(bytes.toString('base64')), true],
  ['BASE64', (bytes) => bytes.toString('base64'), true],
  ['quoted-printable', quotedPrintable, true],
  ['8bit', (bytes) => bytes, true],
  ['base64', (bytes) => `${bytes.toString('base64').slice(0, -3)}?!`, false],
  ['base64', (bytes) => bytes, false],
  ['quoted-printable', (bytes) => `${bytes.toString('latin1')}=\r\n=Z=`, false],
  ['x-uuencode', (bytes) => bytes, false],
  ['', (bytes) => bytes, false],
];

/** Lines that people and their programs write around the writer's words. */
const written: Arbitrary<string> = fc
  .array(
    fc.oneof(
      anyText,
      fc.constantFrom(
        '',
        '> quoted',
        '>> twice',
        '-- ',
        '________________________________',
        'On Monday, Ada wrote:',
      ),
      fc.constantFrom(
        'From: someone',
        '-----Original Message-----',
        'El lunes, Ada escribió:',
        '* * *',
        '\t',
      ),
    ),
    { maxLength: 6 },
  )
  .map((around) => [...around, ownWord, ...around].join('\r\n'));

const leafOf = (type: string, text: Arbitrary<string>): Arbitrary<Part> =>
  fc
    .record({
      text,
      charset: fc.constantFrom(...charsets),
      transfer: fc.constantFrom(...transfers),
      more: fc.constantFrom(
        '',
        '',
        '; format=flowed',
        '; format=flowed; delsp=yes',
        '; name*0*=a; name*1*=%zz',
      ),
    })
    .map(
      ({ text, charset: [charset, encoding, isTextRight], transfer: [transfer, write, isRight], more }) => ({
        head: [
          `Content-Type: ${type}; charset=${charset}${more}`,
          ...(transfer === '' ? [] : [`Content-Transfer-Encoding: ${transfer}`]),
        ],
        body: Buffer.from(write(Buffer.from(text.toWellFormed(), encoding))),
        // Bytes as they are may hold line ends of a charset with two bytes, and a word that is cut by delsp is another.
        isSound: isTextRight && isRight && !(encoding === 'utf16le' && transfer === '8bit'),
      }),
    );

const plainText = leafOf('text/plain', written);

const tags = [
  '<p>',
  '</p>',
  '<br>',
  '<blockquote>',
  '</div>',
  '<table><tr><td>',
  '<style>p{}</style>',
  '<!--',
  '<a href="x">',
  '&nbsp;',
  '&#0;',
  '&#xD800;',
  '<img src=x onerror=y>',
];

const html = leafOf(
  'text/html',
  fc
    .array(fc.oneof(fc.constantFrom(...tags), anyText), { maxLength: 12 })
    .map((pieces) => `<p>${ownWord}</p>${pieces.join('')}`),
).map((part) => ({ ...part, isSound: false }));

const fileNames = [
  'a.pdf',
  '=?utf-8?B?AGE=?=',
  '../../a',
  'a".exe',
  'x'.repeat(400),
  '',
  '=?utf-16?Q?=D8?=',
  'ñ\u202e.pdf',
];

const file: Arbitrary<Part> = fc
  .record({
    type: fc.constantFrom(
      'application/pdf',
      'application/ms-tnef',
      'text/calendar',
      'image/png',
      'nonsense',
      'message/delivery-status',
    ),
    name: fc.constantFrom(...fileNames),
    bytes: fc.uint8Array({ maxLength: 300 }),
  })
  .map(({ type, name, bytes }) => ({
    head: [`Content-Type: ${type}; name="${name}"`, `Content-Disposition: attachment; filename="${name}"`],
    body: Buffer.from(bytes),
    isSound: false,
  }));

const asBytes = ({ head, body }: Pick<Part, 'head' | 'body'>): Buffer =>
  Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);

const boundaries: readonly [said: string, used: string, isRight: boolean][] = [
  ['"=_a 1"', '=_a 1', true],
  ['abc', 'abc', true],
  ['abc', 'other', false],
  ['""', '', false],
  ['"a', 'a', false],
  [`"${'x'.repeat(300)}"`, 'x'.repeat(300), false],
];

function partsOf(inner: Arbitrary<Part>): Arbitrary<Part> {
  return fc
    .record({
      kind: fc.constantFrom('mixed', 'alternative', 'related', 'report', 'signed', 'digest', 'x-new'),
      boundary: fc.constantFrom(...boundaries),
      parts: fc.array(inner, { minLength: 1, maxLength: 4 }),
      isClosed: fc.boolean(),
      before: fc.constantFrom('', 'This is a mail in several parts.\r\n'),
    })
    .map(({ kind, boundary: [said, used, isRight], parts, isClosed, before }) => ({
      head: [`Content-Type: multipart/${kind}; boundary=${said}`],
      body: Buffer.concat([
        Buffer.from(before),
        ...parts.flatMap((part) => [Buffer.from(`\r\n--${used}\r\n`), asBytes(part)]),
        Buffer.from(isClosed ? `\r\n--${used}--\r\n` : ''),
      ]),
      isSound: isRight && ['mixed', 'alternative', 'related'].includes(kind) && parts[0]?.isSound === true,
    }));
}

const mailInMail = (inner: Arbitrary<Part>): Arbitrary<Part> =>
  inner.map((part) => ({
    head: ['Content-Type: message/rfc822'],
    body: Buffer.concat([Buffer.from('From: a@b.example\r\nSubject: Inside\r\n'), asBytes(part)]),
    isSound: false,
  }));

const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 5, arbitrary: plainText },
    { weight: 2, arbitrary: html },
    { weight: 2, arbitrary: file },
    { weight: 4, arbitrary: partsOf(tie('part')) },
    { weight: 1, arbitrary: mailInMail(tie('part')) },
  ),
}));

/** Of another size than what people write: what a reader of mails has to be bounded for. */
const huge: Arbitrary<Part> = fc
  .constantFrom<() => Part>(
    () => ({ head: [], body: Buffer.from('word '.repeat(180_000)), isSound: false }),
    () => ({
      head: ['Content-Type: text/plain; format=flowed; delsp=yes'],
      body: Buffer.from('> a \r\n'.repeat(120_000)),
      isSound: false,
    }),
    () => ({
      head: ['Content-Type: multipart/mixed; boundary=x'],
      body: Buffer.from('--x\r\n\r\n'.repeat(100_000)),
      isSound: false,
    }),
    () => ({
      head: ['Content-Type: message/rfc822'],
      body: Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(20_000)),
      isSound: false,
    }),
    () => ({
      head: ['Content-Type: text/html'],
      body: Buffer.from('<div><blockquote>'.repeat(40_000)),
      isSound: false,
    }),
    () => ({ head: [], body: Buffer.from('x\r\n'.repeat(500_000)), isSound: false }),
  )
  .map((make) => make());

/** Lines of a head that say something odd, and never anything of whom it is from or to. */
const oddLines: Arbitrary<string> = fc.oneof(
  anyText.map((text) => `X-Odd: ${text.replaceAll(/[\r\n]/g, ' ')}`),
  anyCharacter.map(
    (text) =>
      `Subject: =?utf-8?B?${Buffer.from(text.toWellFormed()).toString('base64')}?= ${text.replaceAll(/[\r\n]/g, '')}`,
  ),
  fc.constantFrom(
    'Date: never',
    'no colon at all',
    ': nothing before',
    `X-Long: ${'y'.repeat(20_000)}`,
    `References: ${'<a@b.example> '.repeat(1000)}`,
    'X-Folded: a\r\n\tb\r\n c',
    'Subject: =?x-none?Q?=ZZ?= =?utf-8?B?////?=',
    'Received: by a; with b',
    'Authentication-Results: mx.example; dmarc=pass',
  ),
);

/** Damages that a mail can take on its way. */
const damages: readonly ((bytes: Buffer, at: number) => Buffer)[] = [
  (bytes, at) => bytes.subarray(0, Math.floor(bytes.length * at)),
  (bytes, at) => Buffer.concat([bytes, bytes.subarray(Math.floor(bytes.length * at))]),
  (bytes, at) => {
    const copy = Buffer.from(bytes);
    for (let i = Math.floor(bytes.length * at); i < copy.length; i += 37) copy[i] = (copy[i] ?? 0) ^ 0x55;
    return copy;
  },
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\r'), 'latin1'),
];

/** An answer by mail. */
interface FuzzMail {
  bytes(about: { from: string; to: string; number: number }): Buffer;
  /** Whether `ownWord` has to reach the reader. */
  isSound: boolean;
}

/** Answers whose head says who they are from and to, and anything else. @param withHuge also those of another size */
export const anyMail = (withHuge: boolean): Arbitrary<FuzzMail> =>
  fc
    .record({
      part: fc.oneof({ weight: 30, arbitrary: part }, ...(withHuge ? [{ weight: 1, arbitrary: huge }] : [])),
      odd: fc.array(oddLines, { maxLength: 3 }),
      damage: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        {
          weight: 1,
          arbitrary: fc.tuple(fc.constantFrom(...damages), fc.double({ min: 0, max: 1, noNaN: true })),
        },
      ),
    })
    .map(({ part: { head, body, isSound }, odd, damage }) => ({
      isSound: isSound && damage === null,
      bytes({ from, to, number }) {
        const right = [
          `From: ${from}`,
          `To: ${to}`,
          `Message-ID: <${number}@fuzz.example>`,
          'MIME-Version: 1.0',
        ];
        const damaged = damage ? damage[0](body, damage[1]) : body;
        return asBytes({ head: [...right, ...odd, ...head], body: damaged });
      },
    }));
