/** Names of people, companies and jobs lead nobody elsewhere: in mails to strangers, and where they are typed. */
import { expect, test } from 'vitest';
import { organisationName, personName } from '../../../schemas/base/fields.ts';
import { safeName } from '../../../server/mail/templates/safeName.ts';

const bait = 'URGENT: bank account locked, call +1 555 0100 or open https://evil.example/login now';

test.each([
  [bait, 'URGENT: bank account locked, call … or open … now'],
  ['Booking.com', 'Booking .com'],
  ['evil.com/login', 'evil .com'],
  ['evil。com', 'evil .com'],
  ['call 0800.123.4567', 'call …'],
  ['٠١٢٣ ٤٥٦ ٧٨٩', '…'],
  ['me@evil.com', '…'],
  ['WWW.evil.com', '…'],
  ['ｅｖｉｌ．ｃｏｍ', 'evil .com'],
  ['evil\u2024com', 'evil .com'],
  ['evil\ufe52com', 'evil .com'],
  ['e\u200bvil.c\u00adom', 'evil .com'],
  ['evil.com\u202e', 'evil .com'],
  ['203.0.113.7/pay', '…'],
  ['call 555·010·0199', 'call …'],
  ['call 555|010|0199', 'call …'],
  ['call 5 5 5 0 1 0 0', 'call …'],
  ['call ⑤⑤⑤⓪①⓪⓪', 'call …'],
  ['Müller & Söhne ½', 'Müller & Söhne ½'],
  ['Node.js developer (m/w/d)', 'Node.js developer (m/w/d)'],
  ['24/7 Media & Studio 54, Inc.', '24/7 Media & Studio 54, Inc.'],
  ['Sales @ Acme', 'Sales @ Acme'],
])('of the name %s a stranger reads %s', (name, shown) => expect(safeName(name)).toBe(shown));

test.each([
  ['Acme https://evil.example', false],
  ['Acme +1 555 010 0123', false],
  ['me@evil.example', false],
  ['www.evil.example', false],
  ['Booking.com', true],
  ['Studio 54', true],
  ['1-800 Flowers', true],
  ['D’Angelo-Smith 3rd', true],
])('the name %s is taken: %s', (name, isTaken) => {
  for (const field of [organisationName('Employer'), personName('First name')])
    expect(field.safeParse(name).success).toBe(isTaken);
});
