/** Applications. */
import { z } from 'zod';
import { ApplicationFields, ApplicationStatus, CandidateApplication } from '../application.ts';
import { ApplicationsChange } from '../atOnce.ts';
import { id, writtenReason } from '../base/fields.ts';
import { MailPreview } from '../mailPreview.ts';
import { resumeTypes } from '../resumeFile.ts';
import { byId, type Call } from './call.ts';
import { filtersBy, sortsBy } from './listFields.ts';
import { changingListQuery, many } from './listQuery.ts';

/** An application as everyone lists it who may see it; the rest is for those who hire. */
const ListedApplication = CandidateApplication.omit({ dailyCandidateId: true });

/** A change of an application: another stage, or an end. */
const statusQuery = z.strictObject({
  status: ApplicationStatus.optional(),
  stageId: z.string().max(40).optional(),
  reason: writtenReason.optional(),
  notify: z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: 'Choose true or false.' })
    .optional()
    .meta({
      description:
        "Whether the candidate gets an e-mail about the recruiter's change; yes by default. The page of the application shows it either way.",
    }),
});

export const applicationsCalls = {
  applications: {
    method: 'GET',
    path: '/candidate-applications',
    tag: 'applications',
    may: 'applications.list',
    summary: 'Applications one may see.',
    query: changingListQuery(
      sortsBy(ListedApplication, ['createdAt', 'updatedAt', 'status', 'answerBy'], ['jobId', 'stageId']),
      filtersBy(ListedApplication, {
        status: many(ApplicationStatus).optional(),
        jobId: many(id).optional(),
        stageId: many(z.string().max(40)).optional(),
      }),
    ),
    answer: z.array(CandidateApplication),
    list: 'applications',
  },
  application: {
    method: 'GET',
    path: '/candidate-applications/{id}',
    tag: 'applications',
    may: 'applications.show',
    summary: 'One application.',
    params: byId,
    answer: CandidateApplication,
  },
  applicationResume: {
    method: 'GET',
    path: '/candidate-applications/{id}/resume',
    tag: 'applications',
    may: 'applications.resume',
    limit: 'file',
    summary:
      'The resume an application was sent with, also once its owner has another main one or has removed it.',
    params: byId,
    binary: resumeTypes,
    extension: true,
  },
  apply: {
    method: 'POST',
    path: '/candidate-applications',
    tag: 'applications',
    may: 'applications.create',
    summary: 'Apply for an open job, with the main resume or another of one’s own.',
    refuses: ['NOT_FOUND', 'EMAIL_NOT_VERIFIED', 'DUPLICATE', 'ILLEGAL_MOVE'],
    body: ApplicationFields,
    status: 201,
    answer: CandidateApplication,
    extension: true,
  },
  setApplicationStatus: {
    method: 'PATCH',
    path: '/candidate-applications/{id}/status',
    tag: 'applications',
    may: 'applications.setStatus',
    summary:
      'Move an application between stages, or end it. With status=ACTIVE an end is taken back by the side that made it, a hire, a rejection or a withdrawal; without a stage into the one before it.',
    refuses: ['FORBIDDEN', 'ILLEGAL_MOVE'],
    params: byId,
    query: statusQuery,
    answer: CandidateApplication,
    extension: true,
  },
  changeApplications: {
    method: 'POST',
    path: '/candidate-applications/changes',
    tag: 'applications',
    may: 'applications.setStatus',
    summary:
      'Move several applications to a stage, or reject them with one reason. Either all of them change or none.',
    refuses: ['FORBIDDEN', 'ILLEGAL_MOVE', 'NOT_FOUND'],
    body: ApplicationsChange,
    answer: z.array(CandidateApplication),
    extension: true,
  },
  mailsOfStatus: {
    method: 'GET',
    path: '/candidate-applications/{id}/status/mails',
    tag: 'applications',
    may: 'applications.setStatus',
    summary: 'The e-mails the candidate would get if the application changed like this. Changes nothing.',
    refuses: ['FORBIDDEN', 'ILLEGAL_MOVE'],
    params: byId,
    query: statusQuery,
    answer: z.array(MailPreview),
    extension: true,
  },
} as const satisfies Record<string, Call>;
