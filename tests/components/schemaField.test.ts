import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { email, longText, money } from '../../schemas/base/fields.ts';
import { calls } from '../../schemas/calls/table.ts';
import { CandidateFields } from '../../schemas/candidate.ts';
import { JobFields } from '../../schemas/job.ts';
import { ResetPassword } from '../../schemas/registration.ts';
import { defaultsOf, fieldOf, readField, sortsOf, writableKeys } from '../../src/components/fields/field.ts';
import { humanise } from '../../src/components/fields/humanise.ts';

describe('reading a field of a schema', () => {
  it('keeps label, help, widget and bounds through nullable, default and refinements', () => {
    const field = fieldOf(JobFields, 'criteria');
    expect(field).toMatchObject({ kind: 'items', title: 'Criteria', ui: { widget: 'criteria' } });
    expect(field.help).toContain('must-have');
    expect(fieldOf(JobFields, 'openings')).toMatchObject({ kind: 'number', min: 1, max: 999, whole: true });
    expect(readField(money('Pay'))).toMatchObject({ min: 0, max: 1_000_000_000, ui: { widget: 'money' } });
  });

  it('gives enums the words people read', () => {
    const { kind, choices } = fieldOf(JobFields, 'employmentType');
    expect(kind).toBe('choice');
    expect(choices[0]).toEqual({ id: 'FULL_TIME', name: 'Full time' });
  });

  it('reads a repeatable query parameter as several choices', () => {
    const query = calls.myJobs.query;
    const { kind, choices } = fieldOf(query, 'status');
    expect(kind).toBe('choices');
    expect(choices.map((choice) => choice.name)).toContain('On hold');
    expect(sortsOf(query)).toContain('salaryMax');
  });

  it('sees behind an address what format it has and how long it may be', () => {
    expect(readField(email())).toMatchObject({ kind: 'email', maxLength: 254, title: 'E-mail' });
    expect(fieldOf(JobFields, 'validThrough').kind).toBe('date');
    expect(readField(ResetPassword.shape.newPassword)).toMatchObject({
      minLength: 10,
      ui: { widget: 'password' },
    });
  });

  it('marks as required only what has to be filled in', () => {
    expect(fieldOf(JobFields, 'title').required).toBe(true);
    expect(fieldOf(JobFields, 'city').required).toBe(false);
    expect(fieldOf(JobFields, 'employmentType').required).toBe(false);
    expect(readField(longText('Reason', 10).optional()).required).toBe(false);
  });

  it('has no bound where nobody set one', () => {
    expect(readField(z.int())).toMatchObject({ min: undefined, max: undefined });
  });

  it('lists the fields of a body and what a new record starts with', () => {
    expect(writableKeys(JobFields)).toContain('salaryCurrency');
    expect(defaultsOf(CandidateFields)).toMatchObject({ openToWork: true, candidateCity: null });
  });

  it('says which field a screen got wrong', () => {
    expect(() => fieldOf(JobFields, 'titel')).toThrow('titel');
  });
});

it.each([
  ['plateNumber', 'Plate number'],
  ['plate_number', 'Plate number'],
  ['address.zipCode', 'Zip code'],
  ['taxId', 'Tax ID'],
  ['taxID', 'Tax ID'],
  ['url', 'URL'],
  ['uuid', 'UUID'],
  ['imageUrls', 'Image URLs'],
  ['valid', 'Valid'],
])('a field without a title called %s is labelled %s', (name, label) => {
  expect(humanise(name)).toBe(label);
});
