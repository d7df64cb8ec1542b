import type { SelectQueryBuilder } from 'kysely';
import type { ResumeKind } from '../../../schemas/candidate.ts';
import { notFound } from '../../base/errors.ts';
import { appliedColumn, withApplied } from '../../db/appliedResume.ts';
import type { ResumeColumns, Tables } from '../../db/tables.ts';
import type { FileAnswer } from '../../http/send.ts';
import type { Services } from '../../services/services.ts';

const contentTypes: Record<ResumeKind, string> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain; charset=utf-8',
};

export const noSuchResume = () => notFound('There is no such resume.');

/**
 * A candidate's resume as it was uploaded.
 *
 * @param candidates that one candidate, if the caller may see them
 * @throws ApiError NOT_FOUND
 */
export async function storedResume(
  { storage }: Pick<Services, 'storage'>,
  candidates: SelectQueryBuilder<Tables, 'candidates', object>,
): Promise<FileAnswer> {
  const kept = await candidates
    .select(['resumeKey', 'resumeKind', 'resumeFileName'])
    .executeTakeFirstOrThrow(noSuchResume);
  return resumeAnswer({ storage }, kept);
}

/**
 * The resume an application was sent with, as it was uploaded.
 *
 * @param applications that one application, if the caller may see it
 * @throws ApiError NOT_FOUND
 */
export async function appliedResume(
  { storage }: Pick<Services, 'storage'>,
  applications: SelectQueryBuilder<Tables, 'applications', object>,
): Promise<FileAnswer> {
  const kept = await withApplied(applications)
    .select([
      appliedColumn('resumeKey').as('resumeKey'),
      appliedColumn('resumeKind').as('resumeKind'),
      appliedColumn('resumeFileName').as('resumeFileName'),
    ])
    .executeTakeFirstOrThrow(noSuchResume);
  return resumeAnswer({ storage }, kept);
}

/** A resume as it is kept, of a candidate or of someone who was added. @throws ApiError NOT_FOUND */
export async function resumeAnswer(
  { storage }: Pick<Services, 'storage'>,
  {
    resumeKey,
    resumeKind,
    resumeFileName,
  }: Pick<ResumeColumns, 'resumeKey' | 'resumeKind' | 'resumeFileName'>,
): Promise<FileAnswer> {
  const stored = resumeKey === null ? undefined : await storage.get(resumeKey);
  if (!stored || resumeKind === null) throw noSuchResume();
  return { ...stored, type: contentTypes[resumeKind], fileName: resumeFileName ?? 'resume' };
}
