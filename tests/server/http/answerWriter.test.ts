import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { city, email, personName, webAddress } from '../../../schemas/base/fields.ts';
import { answerWriter } from '../../../server/http/answerWriter.ts';

const Row = z.object({ id: z.int(), note: z.string().nullable(), nickname: z.string().optional() });
const write = answerWriter(z.array(Row), false);

test('an optional field that the database keeps as null is left out of the answer, and a nullable one stays', () => {
  const row = Object.freeze({ id: 1, note: null, nickname: null });
  expect(JSON.parse(write([row]))).toEqual([{ id: 1, note: null }]);
  expect(JSON.parse(answerWriter(Row, true)(row))).toEqual({ id: 1, note: null });
  expect(JSON.parse(answerWriter(z.array(z.union([Row, z.null()])), true)([row]))).toEqual([
    { id: 1, note: null },
  ]);
});

test('a row that holds all its fields is written as it is, without a copy', () => {
  let copies = 0;
  const watched = new Proxy(
    { id: 1, note: 'kept', nickname: 'Swan' },
    {
      ownKeys: (target) => {
        copies += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  expect(JSON.parse(write([watched]))).toEqual([{ id: 1, note: 'kept', nickname: 'Swan' }]);
  expect(copies).toBe(0);
});

/** A text with letters, marks and signs of every alphabet. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

/** Web addresses as people type them, with everything a path, a query or a name of a host can hold. */
const anyAddress = fc
  .tuple(
    fc.constantFrom('www.bäckerei-müller.de', 'españa.example', 'δοκιμή.example', 'acme.com', '[::1]'),
    anyText,
    fc.constantFrom('', '/50%', '/a|b', '/{x}', '/a"b', '?q=ñ', '#ü', '/%zz', '/a b'),
  )
  .map(([host, path, end]) => `https://${host}/${path}${end}`);

test('whatever a field accepted is answered as it was stored, in the form with and without shapes', () => {
  const Person = z.object({
    website: webAddress('Website').nullable(),
    name: personName('Name').nullable(),
    city: city.nullable(),
    mail: email().nullable(),
  });
  const writers = [Person, z.union([Person, z.null()])].map((schema) => answerWriter(schema, false));
  fc.assert(
    fc.property(anyAddress, anyText, anyText, (website, name, town) => {
      const typed = { website, name, city: town, mail: 'ñ@example.com' };
      const stored = Object.fromEntries(
        Object.entries(typed).map(([field, value]) => {
          const { data } = Person.shape[field as keyof typeof typed].safeParse(value);
          return [field, data ?? null];
        }),
      );
      for (const write of writers) expect(JSON.parse(write(stored))).toEqual(stored);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a row stored under earlier rules is answered as it is', () => {
  const Website = z.object({ url: webAddress('Website').nullable(), name: personName('Name').nullable() });
  const row = { url: 'https://españa.example/a|b"{x}', name: 'A <name> '.repeat(20) };
  expect(JSON.parse(answerWriter(Website, false)(row))).toEqual(row);
});

test('a web address is kept in ASCII, with no slash that nobody typed', () => {
  const read = (address: string) => webAddress('Website').parse(address);
  expect(
    [
      'https://www.bäckerei-müller.de',
      'https://ACME.com',
      'https://acme.com/',
      'https://acme.com/ñ?q=a|b',
    ].map(read),
  ).toEqual([
    'https://www.xn--bckerei-mller-bfb28a.de',
    'https://acme.com',
    'https://acme.com/',
    'https://acme.com/%C3%B1?q=a|b',
  ]);
  expect(webAddress('Website').safeParse(`https://acme.com/${'ñ'.repeat(200)}`).success).toBe(false);
});
