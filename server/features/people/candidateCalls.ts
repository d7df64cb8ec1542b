/** Candidates and their resumes. */
import type { ResumeKind } from '../../../schemas/candidate.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { notFound } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { candidatesInScope, selectCandidate } from './selectPeople.ts';
import { updateCandidate } from './updateCandidate.ts';

const contentTypes: Record<ResumeKind, string> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain; charset=utf-8',
};

export const candidatesCalls = (services: Services, proofs: VerificationTokens): Handlers => {
  const { db, storage } = services;
  return {
    candidate: ({ params, caller }) =>
      selectCandidate(
        candidatesInScope(db, caller).where('candidates.candidateEmail', '=', params.email),
      ).executeTakeFirstOrThrow(() => notFound('There is no such candidate.')),

    async updateCandidate({ params, caller, request, readForm }) {
      if (params.email !== caller.email) throw notFound('There is no such candidate.');
      const isGone = () => request.raw.socket?.destroyed ?? false;
      await updateCandidate(services, proofs, caller.email, await readForm(), isGone);
      return selectCandidate(candidatesInScope(db, caller)).executeTakeFirstOrThrow();
    },

    async candidateResume({ params, caller }) {
      const noResume = () => notFound('There is no such resume.');
      const { resumeKey, resumeKind, resumeFileName } = await candidatesInScope(db, caller)
        .where('candidates.candidateEmail', '=', params.email)
        .select(['resumeKey', 'resumeKind', 'resumeFileName'])
        .executeTakeFirstOrThrow(noResume);
      const stored = resumeKey === null ? undefined : await storage.get(resumeKey);
      if (!stored || resumeKind === null) throw noResume();
      return { ...stored, type: contentTypes[resumeKind], fileName: resumeFileName ?? 'resume' };
    },
  };
};
