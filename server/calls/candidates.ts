/** Candidates and their resumes. */
import type { ResumeKind } from '../../schemas/candidate.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../mount.ts';
import { candidatesInScope, selectCandidate } from '../people/selectPeople.ts';
import type { Services } from '../services.ts';

const contentTypes: Record<ResumeKind, string> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain; charset=utf-8',
};

export const candidatesCalls = ({ db, storage }: Services): Handlers => ({
  candidate: ({ params, caller }) =>
    selectCandidate(
      candidatesInScope(db, caller).where('candidates.candidateEmail', '=', params.email),
    ).executeTakeFirstOrThrow(() => notFound('candidate')),

  async candidateResume({ params, caller }) {
    const noResume = () => notFound('resume');
    const { resumeKey, resumeKind, resumeFileName } = await candidatesInScope(db, caller)
      .where('candidates.candidateEmail', '=', params.email)
      .select(['resumeKey', 'resumeKind', 'resumeFileName'])
      .executeTakeFirstOrThrow(noResume);
    const stored = resumeKey === null ? undefined : await storage.get(resumeKey);
    if (!stored || resumeKind === null) throw noResume();
    return { ...stored, type: contentTypes[resumeKind], fileName: resumeFileName ?? 'resume' };
  },
});
