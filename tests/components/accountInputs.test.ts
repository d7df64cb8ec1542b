import { describe, expect, test } from 'vitest';
import { Login } from '../../schemas/auth.ts';
import { EmployerFields } from '../../schemas/employer.ts';
import { RecruiterFields } from '../../schemas/recruiter.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { clockText, digitsOf } from '../../src/components/inputs/code/codeText.ts';
import { autoCompleteOf } from '../../src/components/inputs/field/autoComplete.ts';
import { sizeText } from '../../src/components/inputs/files/fileSize.ts';
import { passwordHint } from '../../src/components/inputs/kinds/passwordHint.ts';
import { asWritten } from '../../src/components/texts/text.ts';
import { resumeProblem } from '../../src/product/inputs/resumeFile.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('a code is read out of %j', (text, digits) => {
  expect(digitsOf(text, 6)).toBe(digits);
});

test('seconds are told as minutes and seconds', () => {
  expect([4000, 600, 581, 9, 0].map(clockText)).toEqual(['1:06:40', '10:00', '9:41', '0:09', '0:00']);
});

describe('a resume before it is sent', () => {
  const mb = 1024 * 1024;
  test.each([
    ['cv.pdf', 1],
    ['CV.DOCX', 5 * mb],
    ['my.old.cv.txt', 10],
  ])('%s is tried', (name, size) => {
    expect(resumeProblem({ name, size })).toBeUndefined();
  });
  test.each([
    ['empty.pdf', 0, /empty/],
    ['large.pdf', 5 * mb + 1, /the limit is 5 MB/],
    ['cv.doc', 10, /not a PDF/],
    ['cv', 10, /not a PDF/],
    ['photo.jpg', 10, /a photo can be sent as a PDF/],
  ])('%s is refused in plain words', (name, size, words) => {
    expect(resumeProblem({ name, size })).toMatch(words);
  });
  test('sizes are told as people say them', () => {
    expect([12, 2048, 1.25 * mb].map((bytes) => sizeText(bytes, 'en'))).toEqual([
      '12 bytes',
      '2 kB',
      '1.3 MB',
    ]);
  });
});

test.each([
  ['', 0],
  ['short', 1],
  ['1234567890', 1],
  ['aaaaaaaaaaaa', 1],
  ['passwordpassword', 1],
  ['correct horse', 2],
  ['correct horse battery', 3],
])('the password %j reaches level %i', (password, level) => {
  expect(passwordHint(password, asWritten).level).toBe(level);
});

test.each([
  ['email', 'email'],
  ['owner.email', 'email'],
  ['recruiterFirstName', 'given-name'],
  ['last_name', 'family-name'],
  ['phoneNumber', 'tel'],
  ['microphone', 'off'],
  ['bookTitle', 'off'],
  ['state', 'off'],
])('the browser fills %s in as %s', (source, token) => {
  expect(autoCompleteOf(source, {})).toBe(token);
});

test.each([
  [Login, 'email', 'username webauthn'],
  [EmployerFields, 'employerName', 'organization'],
  [EmployerFields, 'employerCity', 'address-level2'],
  [EmployerFields, 'employerWebsite', 'url'],
  [RecruiterFields, 'recruiterTitle', 'organization-title'],
])('a schema says what the browser knows: %#', (schema, source, token) => {
  expect(autoCompleteOf(source, fieldOf(schema, source).ui)).toBe(token);
});
