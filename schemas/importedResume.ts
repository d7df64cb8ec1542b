/** Archives of resumes: their limits, and each file in one with who it seems to be of. */
import { z } from 'zod';
import { choiceOf, count, email, flag, personName } from './base/fields.ts';
import { lastName } from './base/lastName.ts';

/** The largest archive taken, in bytes. */
export const maxArchiveBytes = 50 * 1024 * 1024;

/** The most resumes in an archive. */
export const mostArchiveFiles = 500;

/**
 * WAITING was not read yet. NEW can be added, JOINS belongs to someone the company has, KNOWN is here already, DUPLICATE
 * stands earlier in the archive, INCOMPLETE lacks what only a person can say, WRONG cannot be added, SKIPPED was left
 * out, ADDED and JOINED are in.
 */
export const ImportedResumeState = choiceOf(
  ['WAITING', 'NEW', 'JOINS', 'KNOWN', 'DUPLICATE', 'INCOMPLETE', 'WRONG', 'SKIPPED', 'ADDED', 'JOINED'],
  'Outcome',
  {
    WAITING: 'Not read yet',
    NEW: 'New',
    JOINS: 'Joins a person you have',
    KNOWN: 'Here already',
    DUPLICATE: 'Twice in the archive',
    INCOMPLETE: 'Something is missing',
    WRONG: 'Cannot be added',
    SKIPPED: 'Skipped',
    ADDED: 'Added',
    JOINED: 'Joined a person you have',
  },
);

const given = {
  candidateEmail: email().nullable(),
  candidateFirstName: personName('First name').nullable(),
  candidateLastName: lastName().nullable(),
  isSkipped: flag('Skipped'),
};

/** A file of an archive, and what becomes of it. */
export const ImportedResume = z.object({
  place: z.int().min(0).meta({ title: 'Place' }),
  name: z.string().meta({ title: 'File', description: 'With its folder in the archive.' }),
  size: count('Bytes'),
  state: ImportedResumeState,
  reason: z.string().nullable().meta({ title: 'Reason', description: 'A sentence, where there is one.' }),
  ...given,
});

/** Corrections of what was read from a file: what is not sent stays. */
export const ImportedResumeChanges = z.strictObject(given).partial();

/** Who a file is of, as a person types it in. */
export const ImportedResumeForm = z.strictObject({
  candidateEmail: email(),
  candidateFirstName: personName('First name'),
  candidateLastName: lastName(),
});

export type ImportedResumeState = z.output<typeof ImportedResumeState>;
export type ImportedResume = z.output<typeof ImportedResume>;
export type ImportedResumeChanges = z.output<typeof ImportedResumeChanges>;
