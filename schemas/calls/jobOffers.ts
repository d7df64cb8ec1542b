/** Offers to applicants. They are read with their application. */
import { z } from 'zod';
import { CandidateApplication } from '../application.ts';
import { writtenReason } from '../base/fields.ts';
import { JobOfferFields, JobOfferStatus } from '../jobOffer.ts';
import { byId, type Call } from './call.ts';

export const jobOffersCalls = {
  makeJobOffer: {
    method: 'POST',
    path: '/candidate-applications/{id}/offers',
    tag: 'applications',
    may: 'job-offers.make',
    limit: 'message',
    summary: 'Offer the job to an applicant; one offer at a time can wait for an answer.',
    refuses: ['DUPLICATE', 'ILLEGAL_MOVE'],
    params: byId,
    body: JobOfferFields,
    status: 201,
    answer: CandidateApplication,
    extension: true,
  },
  withdrawJobOffer: {
    method: 'POST',
    path: '/job-offers/{id}/withdrawal',
    tag: 'applications',
    may: 'job-offers.withdraw',
    summary: 'Take back an offer that waits for its answer.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    answer: CandidateApplication,
    extension: true,
  },
  answerJobOffer: {
    method: 'PATCH',
    path: '/job-offers/{id}/status',
    tag: 'applications',
    may: 'job-offers.answer',
    summary:
      'Accept or decline an offer; accepting is being hired. SENT takes a decline back, within ten minutes.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    query: z.strictObject({
      status: JobOfferStatus.extract(['ACCEPTED', 'DECLINED', 'SENT']),
      reason: writtenReason.optional(),
    }),
    answer: CandidateApplication,
    extension: true,
  },
} as const satisfies Record<string, Call>;
