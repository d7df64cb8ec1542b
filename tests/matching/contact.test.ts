/** Who a resume is of, as a form is filled in with it. */
import { describe, expect, test } from 'vitest';
import { readContact } from '../../server/matching/reading/contact.ts';

const read = (...lines: string[]) => readContact(lines.join('\n'));

describe('the top of a resume', () => {
  test('says name, address, phone and place in one line or in several', () => {
    expect(
      read('ADA MARIE LOVELACE', 'Austin, TX | (512) 555-0100 | ada@lovelace.example', 'Nurse, 2010-2015'),
    ).toEqual({
      candidateEmail: 'ada@lovelace.example',
      ...{
        candidateFirstName: 'Ada Marie',
        candidateLastName: 'Lovelace',
        candidatePhone: '+1 512 555 0100',
      },
      ...{ candidateCity: 'Austin', candidateState: 'TX', candidateCountry: 'US' },
    });
    expect(
      read(
        'Curriculum Vitae',
        'María José García López',
        'Ingeniera de software',
        'Calle Mayor 5, 28013 Madrid, España',
        'Tel. 612 345 678',
        'maria.garcia@ejemplo.es',
      ),
    ).toEqual({
      candidateEmail: 'maria.garcia@ejemplo.es',
      ...{ candidateFirstName: 'María José', candidateLastName: 'García López' },
      ...{ candidatePhone: '+34 612 34 56 78', candidateCity: 'Madrid', candidateState: null },
      candidateCountry: 'ES',
    });
  });

  test('may have a title before the name and letters behind it', () => {
    expect(read('Resume of John Smith, RN, BSN', 'JSmith@Mail.Example')).toMatchObject({
      ...{ candidateFirstName: 'John', candidateLastName: 'Smith', candidateEmail: 'jsmith@mail.example' },
    });
    expect(read('Senior Backend Engineer', 'Priya Natarajan')).toMatchObject({
      ...{ candidateFirstName: 'Priya', candidateLastName: 'Natarajan' },
    });
  });

  test('gives nothing where it says nothing, and takes no years for a phone', () => {
    const nothing = read('Objective', 'To obtain a position where I can grow', 'Work 2010-2015, 2016-2019');
    expect(Object.values(nothing)).toEqual(Object.values(nothing).map(() => null));
  });

  test.each([
    ["o'brien@example.com", "o'brien@example.com"],
    ['O’Brien@Example.com', "o'brien@example.com"],
    ["E-mail: 'ada@example.com'", 'ada@example.com'],
    ['“ada@example.com”', 'ada@example.com'],
    ["d'arcy.o'neil-x@example.com", "d'arcy.o'neil-x@example.com"],
    // No field takes these: the rest of an address would be another person's.
    ['r&d@example.com', null],
    [`${'a'.repeat(65)}@example.com`, null],
  ])('takes an address whole or not at all: %s', (line, email) => {
    expect(read('Ada Lovelace', line).candidateEmail).toBe(email);
  });

  test('of a file made to take forever is read at once', () => {
    const began = performance.now();
    for (const piece of ['a@', 'Aa ', '1 ', 'a.', 'A, ', '+1 (', "a'", 'a'])
      readContact(piece.repeat(200_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
