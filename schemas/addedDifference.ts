/** Values of later files that differ from the record of someone whom an employer added; a recruiter takes or refuses them. */
import { z } from 'zod';
import { choiceOf, email, flag, id } from './base/fields.ts';

/** The parts of a record that are taken or kept as a whole: half of a place would be a place of nobody. */
export const DifferenceKind = choiceOf(
  [
    ...(['NAME', 'PLACE', 'PHONE', 'RELOCATION', 'OPEN_TO_WORK', 'OTHER', 'EDUCATION'] as const),
    ...(['LINKEDIN', 'LEETCODE', 'NOTE', 'RESUME'] as const),
  ],
  'About',
  {
    NAME: 'Name',
    PLACE: 'Place',
    PHONE: 'Phone',
    RELOCATION: 'Willing to relocate',
    OPEN_TO_WORK: 'Open to work',
    OTHER: 'Anything else',
    EDUCATION: 'Highest education',
    LINKEDIN: 'LinkedIn',
    LEETCODE: 'LeetCode name',
    NOTE: 'Note of your company',
    RESUME: 'Resume',
  },
);

/** The most differences told of, and answered, at once. */
export const mostDifferences = 500;

export const AddedDifference = z.object({
  id,
  importId: id
    .nullable()
    .meta({ title: 'Import', description: 'Null once the import was deleted, and where it came by hand.' }),
  candidateEmail: email(),
  candidateName: z.string().meta({ title: 'Name' }),
  about: DifferenceKind,
  before: z.string().meta({ title: 'Now', description: 'What the record says.' }),
  after: z.string().meta({ title: 'In the file', description: 'What the later file says.' }),
});

/** One answer to several differences. */
export const DifferencesAnswer = z.strictObject({
  ids: z.array(id).min(1).max(mostDifferences).meta({ title: 'Differences' }),
  isTaken: flag(
    'Take what the file says',
    'Otherwise the record stays, and the same file does not ask again.',
  ),
});

export type DifferenceKind = z.output<typeof DifferenceKind>;
export type AddedDifference = z.output<typeof AddedDifference>;
export type DifferencesAnswer = z.output<typeof DifferencesAnswer>;
