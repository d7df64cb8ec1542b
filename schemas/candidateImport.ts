/** Candidates in files of other systems. */
import { z } from 'zod';
import { email, longText, text } from './base/fields.ts';
import { CandidateFields } from './candidate.ts';

/** A note about someone: the employer's who adds them, and nobody else's. */
const CompanyNote = longText('Note of your company', 4000);

/** A row of an import file: the profile, the e-mail, the employer's note and where the resume lies beside the file. */
export const CandidateImport = z.strictObject({
  candidateEmail: email(),
  ...CandidateFields.shape,
  companyNote: CompanyNote.nullable().default(null),
  resume: text('Resume', { max: 500 }).nullable().default(null),
});

export type CandidateImport = z.output<typeof CandidateImport>;
