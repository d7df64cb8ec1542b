/** Texts with every kind of character that someone can send: seen and unseen, whole and halved, of any script. */
import fc, { type Arbitrary } from 'fast-check';

/** Characters by the kind of harm they have done somewhere. */
const characters = {
  controls: ['\0', '\u0001', '\t', '\n', '\r', '\r\n', '\u001b', '\u007f', '\u0085', '\u009f'],
  spaces: ['\u00a0', '\u1680', '\u2003', '\u2007', '\u202f', '\u205f', '\u3000', '\u2028', '\u2029'],
  directions: ['\u200e', '\u200f', '\u061c', '\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2069'],
  joiners: ['\u00ad', '\u034f', '\u180e', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'],
  halves: ['\ud800', '\udbff', '\udc00', '\udfff'],
  astral: [
    '😀',
    '👩🏽‍🚀',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '𝔄',
    '𠮷',
    '\u{1fffe}',
    '\u{f0000}',
    '\u{10ffff}',
  ],
  noncharacters: ['\ufdd0', '\ufffc', '\ufffd', '\ufffe', '\uffff', '\ue000'],
  marks: ['e\u0301', '\u0301', `a${'\u0300'.repeat(30)}`, '\ufe0f', '\u{e0041}', '\u{e0100}', '\u1100\u1161'],
  letters: ['ñ', 'Ł', 'İ', 'ß', 'ŉ', 'ﷺ', 'ﬁ', 'Ⅷ', '日本', 'می‌خواهم', 'ക്‍', 'ไทย', 'ქ', 'ᏣᎳᎩ', '½'],
  signs: [
    '"',
    "'",
    '\\',
    '<',
    '>',
    '&',
    '%',
    '%00',
    '%zz',
    '{',
    '}',
    '{{x}}',
    '$x',
    '|',
    '^',
    '`',
    '$1',
    '_',
  ],
  markup: ['</script>', '&amp;', '--', '/*', '<!--', ']]>', '=?utf-8?Q?=00?=', '[a](b)', '=1+1', '://', '@'],
} as const;

const plain = ['Ada', 'nurse', 'Senior Cook', 'a', '7', 'de la', ' ', '  ', '-', '.', ','];

/** One character, or a few that belong together. */
export const anyCharacter: Arbitrary<string> = fc.oneof(
  fc.constantFrom<string>(...Object.values(characters).flat()),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

/** Words with anything in them, before them and after them. */
export const anyText: Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...plain), anyCharacter), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(''));

const hosts = [
  ...[
    'fuzz.example',
    'ESPAÑA.example',
    'www.bäckerei-müller.de',
    'δοκιμή.example',
    '例え.example',
    'пример.example',
  ],
  ...[
    'xn--bcher-kva.example',
    'faß.example',
    '[::1]',
    '127.0.0.1:8080',
    'user:pass@fuzz.example',
    'a_b.example',
  ],
  ...['fuzz.example.', 'xn--a.example', '%65xample.com', '☃.example', 'fuzz。example'],
];

/** Web addresses, most of which a browser opens. */
export const anyAddress: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://', ''),
    fc.constantFrom(...hosts),
    fc.oneof(
      fc.constantFrom('', '/', '/in/ada', '/ñ', '/50%', '/a|b', '/{x}', '/a"b', '/%zz'),
      anyText.map((text) => `/${text}`),
    ),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      anyText.map((text) => `?q=${text}#${text}`),
    ),
  )
  .map((pieces) => pieces.join(''));
