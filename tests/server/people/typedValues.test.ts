/** Names, telephone numbers and profile addresses as their owners write and paste them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { longText, personName, phone, text, webAddress } from '../../../schemas/base/fields.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type Candidate, CandidateFields } from '../../../schemas/candidate.ts';
import { EmployerFields } from '../../../schemas/employer.ts';
import type { Person } from '../../../schemas/person.ts';
import { OneTimeCode } from '../../../schemas/registration.ts';
import { nameKey } from '../../../server/features/people/nameKey.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { addCandidate } from '../../support/people.ts';
import { addApplication, addOrganisation } from '../../support/scene.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const name = personName('Name');
const companyName = EmployerFields.shape.employerName;
const linkedin = CandidateFields.shape.candidateLinkedinProfile;

describe('a name', () => {
  test.each([
    ['Persian', 'علی\u200cرضا'],
    ['Kurdish', 'ئارام\u200cان'],
    ['Sinhala', 'ක්\u200dරිෂාන්'],
    ['Malayalam, a joiner at its end', 'മോഹന്\u200d'],
    ['Marathi', 'र्\u200dयश'],
    ['Mongolian', 'ᠰᠠᠷ\u180eᠠ'],
    ['Javanese', 'ꦱꦸ\u200cꦫ'],
    ['Japanese, with a drawing of another list', '葛\ufe00城'],
    ['Japanese, with the drawing of a letter', '葛\u{e0100}城'],
    ['Japanese, a letter that Unicode holds twice', '\ufa19谷'],
  ])('%s is kept letter by letter', (_, typed) => {
    expect(name.parse(typed)).toBe(typed);
    expect(companyName.parse(typed)).toBe(typed);
  });

  test.each([
    ['marks of direction', '\u200fAda\u200e', 'Ada'],
    ['marks that turn the text around', '\u202eAda\u202c \u2066King\u2069', 'Ada King'],
    ['a soft hyphen', 'Love\u00adlace', 'Lovelace'],
    ['spaces of no width', '\ufeffA\u200bda\u2060', 'Ada'],
    ['fixed spaces', '\u00a0Ada\u00a0King\u202fNoel', 'Ada King Noel'],
    ['joiners between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['joiners between Greek and Cyrillic ones', 'Ελ\u200dλη Ив\u200cан', 'Ελλη Иван'],
    ['a joiner at an end', 'علی\u200c', 'علی'],
    ['a drawing of a letter that has one', 'Ad\ufe01a', 'Ada'],
    ['letters in two parts', 'Jose\u0301 \u1112\u1161\u11ab', 'José 한'],
    ['the picture of a picture', '\ufffcAda', 'Ada'],
    ['a choice of picture or letter', 'Ad\ufe0fa', 'Ada'],
    ['letters that only machines read', 'Ada\u{e0041}\u{e0042}', 'Ada'],
    ['fillers and other marks that are not seen', 'A\u115fd\u034fa\u206a', 'Ada'],
    ['a tab between cells', 'Ada\tKing', 'Ada King'],
  ])('loses %s without a word', (_, typed, stored) => {
    expect(name.parse(typed)).toBe(stored);
    expect(text('Title').parse(typed)).toBe(stored);
  });

  test.each([
    ['nothing but a filler', '\u3164'],
    ['nothing but joiners', '\u200d\u200c'],
    ['a line break', 'Ada\nKing'],
    ['a control character', 'Ada\u0007'],
    ['tags', '<b>Ada</b>'],
    ['a dash', '-'],
    ['letters of nobody’s script', 'Ada\ue000'],
    ['a picture', '🙂'],
  ])('that is %s is refused', (_, typed) => {
    expect(name.safeParse(typed).success).toBe(false);
  });

  test('with a joiner looks like the same without', () => {
    expect(nameKey('دیجی\u200cکالا')).toBe(nameKey('دیجیکالا'));
  });

  test('a picture that is made of two stays one picture in a title', () => {
    for (const title of ['Dev 👩\u200d💻', 'Care ❤\ufe0f', 'London \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'])
      expect(text('Title').parse(title)).toBe(title);
  });
});

test('a text of several lines loses marks of a paste, and keeps what parts words and turns them', () => {
  const about = longText('About', 200);
  expect(about.parse('\ufeffTele\u00adphone\u200b\nJava\u200bScript \u202etxt')).toBe(
    'Telephone\nJavaScript txt',
  );
  const meant = 'ភាសា\u200bខ្មែរ\nשלום \u2067(C++)\u2069\u200f';
  expect(about.parse(meant)).toBe(meant);
  expect(about.safeParse('\u200b\ufeff').success).toBe(false);
});

test.each([
  ['0211/123456', '0211 123456'],
  ['+49 (0) 211 / 12 34-56', '+49 211 12 34-56'],
  ['+44(0)20 7946 0018', '+44 20 7946 0018'],
  ['+49-(0)211-123456', '+49 211-123456'],
  ['+39 (0)6 1234567', '+39 (0)6 1234567'],
  ['91 123 45 67 extensión 12', '91 123 45 67 ext. 12'],
  ['+1 512 555 0100 ext. 5', '+1 512 555 0100 ext. 5'],
  ['(512) 555-0100 x12', '(512) 555-0100 ext. 12'],
  ['tel:+1-512-555-0100;ext=5', '+1-512-555-0100 ext. 5'],
  ['+1\u00a0512\u00a0555\u202f0100', '+1 512 555 0100'],
  ['\u202a+1 512 555 0100\u202c', '+1 512 555 0100'],
  ['512\u2011555\u20110100', '512-555-0100'],
  ['(11) 98765\u20134321', '(11) 98765-4321'],
  ['＋８１ ３－１２３４－５６７８', '+81 3-1234-5678'],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['+1-800-FLOWERS', '+1-800-3569377'],
  ['Tel.: 0211 123456', '0211 123456'],
  ['0170 1234567 (mobil)', '0170 1234567'],
  ['512.555.0100', '512.555.0100'],
])('the telephone %j is stored as %j, and so once more', (typed, stored) => {
  expect(phone.parse(typed)).toBe(stored);
  expect(phone.parse(stored)).toBe(stored);
});

test.each(['call me', '(((((((', '12', '512-555-0100/512-555-0199', '512-555-0100 512-555-0199'])(
  '%j is no telephone',
  (typed) => {
    expect(phone.safeParse(typed).error?.issues.at(-1)?.message).toMatch(
      'Enter a phone number like +1 512 555 0100.',
    );
  },
);

test.each(['x'.repeat(5000), `1${' '.repeat(90)}x`])(
  'a telephone is refused by its length before it is read',
  (typed) => {
    expect(phone.safeParse(typed).error?.issues).toMatchObject([{ code: 'too_big' }]);
  },
);

test.each([
  'https://www.linkedin.com/in/jane-doe',
  'https://m.linkedin.com/in/jane-doe/',
  'https://www.linkedin.com/in/jane-doe/de',
  'https://www.linkedin.com/in/jane-doe/details/experience/',
  'https://www.linkedin.com/in/jane-doe#about',
  'https://www.linkedin.com/mwlite/in/jane-doe',
  'linkedin.com/mwlite/profile/in/jane-doe',
  'de.linkedin.com/in/jane-doe?trk=public_profile&x[]=1',
  'LinkedIn: <https://www.linkedin.com/in/jane-doe/>',
  'HTTP://WWW.LINKEDIN.COM/in/jane-doe',
  'linkedin.com/jane-doe',
  'https://www.linkedin.com/comm/in/jane-doe?midToken=AQ',
  '\u200bhttps://linkedin.com/in/jane-doe\u00a0',
  `https://www.linkedin.com/in/jane-doe/?${'utm=1&'.repeat(60)}`,
])('the LinkedIn address %j is one profile', (typed) => {
  expect(linkedin.parse(typed)).toBe('https://www.linkedin.com/in/jane-doe');
});

test.each(['https://leetcode.com/u/jane_doe/', 'leetcode.com/jane_doe?tab=x', '@jane_doe', 'jane_doe'])(
  'the LeetCode name %j is one',
  (typed) => {
    expect(CandidateFields.shape.candidateLeetcodeUserName.parse(typed)).toBe('jane_doe');
  },
);

test.each(['https://evil.example/u/jane_doe', 'jane doe', 'leetcode.com/'])(
  '%j is no LeetCode name',
  (typed) => {
    expect(CandidateFields.shape.candidateLeetcodeUserName.safeParse(typed).success).toBe(false);
  },
);

test.each(['jane-doe', 'in/jane-doe'])('the LinkedIn name %j stays as it was typed', (typed) => {
  expect(linkedin.parse(typed)).toBe(typed);
});

test.each([
  'https://evil.example/in/jane-doe',
  'https://notlinkedin.com/in/jane-doe',
  'https://linkedin.com.evil.example/in/jane-doe',
  'https://evil.example/?linkedin.com/in/jane-doe',
  'javascript://linkedin.com/in/jane-doe',
  'https://www.linkedin.com/company/acme',
  'https://www.linkedin.com/in/',
  'https://www.linkedin.com/feed/',
  'https://www.linkedin.com/in/%2e%2e%2ffeed',
])('%j is no LinkedIn profile', (typed) => {
  expect(linkedin.safeParse(typed).success).toBe(false);
});

test.each([
  ['acme.example', 'https://acme.example'],
  ['www.acme.example/jobs?a=b', 'https://www.acme.example/jobs?a=b'],
  ['http://acme.example', 'http://acme.example'],
])('the web address %j is stored as %j', (typed, stored) => {
  expect(webAddress('Website').parse(typed)).toBe(stored);
});

test.each(['javascript:alert(1)', 'acme', '//acme.example', 'me@acme.example', 'ftp://acme.example'])(
  '%j is no web address',
  (typed) => {
    expect(webAddress('Website').safeParse(typed).success).toBe(false);
  },
);

test('a code is read as mails and apps show it', () => {
  for (const code of ['123456', ' 123 456\u200b', '123-456', '\u00a0123\u00a0456'])
    expect(OneTimeCode.parse({ email: 'a@b.example', code }).code).toBe('123456');
  expect(OneTimeCode.safeParse({ email: 'a@b.example', code: '12345' }).success).toBe(false);
});

test('over the API they are stored cleaned, and a person is found with and without the joiner', async () => {
  const home = await addOrganisation(t, 'joiner');
  const email = await addCandidate(t.db, 'ali@people.example');
  const answer = await t.ask<Candidate & Problem>(`PUT /candidates/${email}`, {
    as: await t.signIn(email),
    body: formOf(
      {
        candidateFirstName: '\u200fعلی\u200cرضا',
        candidateLastName: 'Rahimi\u200b',
        candidatePhone: '0211/123456',
        candidateLinkedinProfile: 'https://m.linkedin.com/in/ali-rahimi/de',
      },
      null,
    ),
  });
  expect(answer.body).toMatchObject({
    candidateFirstName: 'علی\u200cرضا',
    candidateLastName: 'Rahimi',
    candidatePhone: '0211 123456',
    candidateLinkedinProfile: 'https://www.linkedin.com/in/ali-rahimi',
  });
  await addApplication(t.db, home.job.id, email);
  const as = await t.signIn(home.recruiter);
  for (const q of ['علی\u200cرضا', 'علیرضا']) {
    const { body } = await t.ask<Person[]>(`GET /people?q=${encodeURIComponent(q)}`, { as });
    expect(body.map(({ candidateEmail }) => candidateEmail)).toEqual([email]);
  }
});
