/** Calls with which candidates correct, download and erase the data held about them. */

import { Candidate } from '../candidate.ts';
import { CandidateCorrections } from '../factCorrections.ts';
import { ResumeReading } from '../facts.ts';
import { Confirmation, ConfirmPassword, WithConfirmation } from '../ownData.ts';
import { byEmail, type Call } from './call.ts';

export const ownDataCalls = {
  correctFacts: {
    method: 'PATCH',
    path: '/candidates/{email}/facts',
    tag: 'candidates',
    may: 'candidates.edit',
    summary:
      'Set right what was read from the resume: facts said otherwise, added or removed. Null goes back to what the resume says.',
    params: byEmail,
    body: CandidateCorrections,
    answer: Candidate,
    extension: true,
  },
  resumeReading: {
    method: 'GET',
    path: '/candidates/{email}/facts',
    tag: 'candidates',
    may: 'candidates.edit',
    summary:
      'What was read from the resume and what the candidate said instead, each fact with the words it was read from.',
    params: byEmail,
    answer: ResumeReading,
    extension: true,
  },
  confirmPassword: {
    method: 'POST',
    path: '/auth/confirm-password',
    tag: 'auth',
    may: 'auth.confirmPassword',
    limit: 'password',
    summary: 'Type the password again before taking data along or having it erased.',
    body: ConfirmPassword,
    secret: true,
    answer: Confirmation,
    extension: true,
  },
  exportCandidate: {
    method: 'GET',
    path: '/candidates/{email}/export',
    tag: 'candidates',
    may: 'candidates.export',
    limit: 'export',
    summary:
      'Everything held about the candidate, one ZIP; needs a confirmationToken of POST /auth/confirm-password.',
    params: byEmail,
    query: WithConfirmation,
    binary: ['application/zip'],
    extension: true,
  },
  eraseCandidate: {
    method: 'DELETE',
    path: '/candidates/{email}',
    tag: 'candidates',
    may: 'candidates.erase',
    summary:
      'Erase the candidate; statistics stay without identity. Needs a confirmationToken of POST /auth/confirm-password.',
    params: byEmail,
    query: WithConfirmation,
    status: 204,
    extension: true,
  },
} as const satisfies Record<string, Call>;
