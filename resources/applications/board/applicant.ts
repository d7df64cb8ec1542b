/** An application as a line of a table. */
import { z } from 'zod';
import { ApplicationText, CandidateApplication } from '../../../schemas/application.ts';
import { columnsOf } from '../../../src/components/fields/field.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';

const { shape } = CandidateApplication;

/** Its fields that make columns, with the score for the fit. */
export const Applicant = z.object({
  id: shape.id,
  candidateName: shape.candidateName,
  stageName: shape.stageName,
  status: shape.status,
  score: z.int().nullable().meta({ title: 'Fit' }),
  answerBy: shape.answerBy,
  createdAt: shape.createdAt,
  source: shape.source,
  headline: shape.headline,
  candidateEmail: shape.candidateEmail,
  updatedAt: shape.updatedAt,
  ...ApplicationText.shape,
  rejectionReason: shape.rejectionReason,
});

export type Applicant = CandidateApplication & { score: number | null };

/** The filters and orders of the table. */
export const ApplicantQuery = z.object({
  q: z.string().optional(),
  status: z.array(shape.status).optional(),
  stageId: z.array(shape.stageId).optional(),
  sort: z.enum(['candidateName', 'stageName', 'status', 'score', 'answerBy', 'createdAt', 'updatedAt']),
});

/** The columns there are from the start. */
export const usualApplicantColumns = [
  'candidateName',
  'stageName',
  'status',
  'score',
  'answerBy',
  'createdAt',
] as const;

/** Every column there can be. */
export const applicantColumnOrder = columnsOf(Applicant, usualApplicantColumns, ['id']);

/** Stages are named in the reader's language, in the table and in its file. */
export const toApplicant = (application: CandidateApplication): Applicant => ({
  ...application,
  stageName: stageWords(application.stageName),
  score: application.fit?.score ?? null,
});
