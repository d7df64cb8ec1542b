/** The daily lists and what a recruiter does with a pick. */
import { z } from 'zod';
import { InvitationsFields } from '../atOnce.ts';
import { day, id, writtenReason } from '../base/fields.ts';
import { Band } from '../criteria.ts';
import {
  CandidatePick,
  DailyCandidate,
  DailyCandidateDetails,
  DailyCandidateStatus,
  DailyList,
  PassReason,
  QueuedPick,
} from '../dailyCandidate.ts';
import { CandidateInvitation, Invitation, InvitationFields, InvitationStatus } from '../invitation.ts';
import { byId, byJob, type Call } from './call.ts';
import { filtersBy, sortsBy } from './listFields.ts';
import { changingListQuery, listQuery, many } from './listQuery.ts';

export const dailyCandidatesCalls = {
  dailyCandidates: {
    method: 'GET',
    path: '/daily-candidates/job/{jobId}',
    tag: 'daily candidates',
    may: 'daily-candidates.list',
    summary: "A job's picks, newest day and best rank first.",
    params: byJob,
    query: changingListQuery(
      sortsBy(DailyCandidate, ['date', 'rank', 'score', 'status'], ['jobId']),
      filtersBy(
        DailyCandidate,
        {
          date: many(day('Date')).optional(),
          status: many(DailyCandidateStatus).optional(),
          band: many(Band).optional(),
        },
        ['jobId'],
      ),
    ),
    answer: z.array(DailyCandidate),
    list: 'daily-candidates',
  },
  pickQueue: {
    method: 'GET',
    path: '/daily-candidates/recruiter/me',
    tag: 'daily candidates',
    may: 'daily-candidates.setStatus',
    summary: 'What waits for a decision in all open jobs of the recruiter who asks: job by job, best first.',
    // In one order alone, which the queue is about.
    query: listQuery(
      ['jobTitle'],
      filtersBy(QueuedPick, { jobId: many(id).optional(), band: many(Band).optional() }),
      'ASC',
    ),
    answer: z.array(QueuedPick),
    list: 'daily-candidates',
    extension: true,
  },
  dailyLists: {
    method: 'GET',
    path: '/daily-candidates/job/{jobId}/days',
    tag: 'daily candidates',
    may: 'daily-candidates.list',
    summary: "A job's lists by day, with how many were considered and why a list is short.",
    params: byJob,
    query: listQuery(['date'], {}),
    answer: z.array(DailyList),
    list: 'days',
    extension: true,
  },
  dailyCandidate: {
    method: 'GET',
    path: '/daily-candidates/{id}',
    tag: 'daily candidates',
    may: 'daily-candidates.show',
    summary: 'One pick.',
    params: byId,
    answer: DailyCandidate,
  },
  dailyCandidateDetails: {
    method: 'GET',
    path: '/daily-candidates/{id}/details',
    tag: 'daily candidates',
    may: 'daily-candidates.show',
    summary: 'One pick with the candidate, the resume and what came of it.',
    params: byId,
    answer: DailyCandidateDetails,
  },
  setDailyCandidateStatus: {
    method: 'PATCH',
    path: '/daily-candidates/{id}/status',
    tag: 'daily candidates',
    may: 'daily-candidates.setStatus',
    summary: 'Save, pass, snooze, or take that back with VIEWED.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    query: z.strictObject({
      status: DailyCandidateStatus,
      reason: many(PassReason).optional(),
      until: day('Snoozed until').optional().meta({ description: 'With SNOOZED: the day it comes back.' }),
      visit: z
        .string()
        .min(1)
        .max(64)
        .optional()
        .meta({ description: 'With nth: who sends several, in an order that counts.' }),
      nth: z.coerce.number().int().min(0).optional().meta({
        description: 'Its place among those of the visit: an older one that arrives later changes nothing.',
      }),
    }),
    answer: DailyCandidate,
    extension: true,
  },
  invite: {
    method: 'POST',
    path: '/daily-candidates/{id}/invitation',
    tag: 'daily candidates',
    may: 'daily-candidates.invite',
    summary: 'Invite a picked candidate, the salary named up front.',
    refuses: ['DUPLICATE', 'ILLEGAL_MOVE'],
    params: byId,
    body: InvitationFields,
    status: 201,
    answer: Invitation,
    extension: true,
  },
  inviteSeveral: {
    method: 'POST',
    path: '/invitations',
    tag: 'daily candidates',
    may: 'daily-candidates.invite',
    limit: 'toMany',
    summary:
      'Invite several picks of a job with one offer; fields like {{candidateFirstName}} in its message are filled in for each. Either all are invited or none.',
    refuses: ['NOT_FOUND', 'DUPLICATE', 'ILLEGAL_MOVE'],
    body: InvitationsFields,
    status: 201,
    answer: z.array(Invitation),
    extension: true,
  },
  withdrawInvitation: {
    method: 'POST',
    path: '/daily-candidates/{id}/invitation/withdrawal',
    tag: 'daily candidates',
    may: 'invitations.withdraw',
    summary:
      'Take back an invitation that waits for its answer; the pick is saved, and can be invited again.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    answer: Invitation,
    extension: true,
  },
  myPicks: {
    method: 'GET',
    path: '/daily-candidates/candidate/me',
    tag: 'daily candidates',
    may: 'daily-candidates.mine',
    summary: 'Which jobs picked the candidate who asks, and by which criteria.',
    query: listQuery(
      sortsBy(CandidatePick, ['date', 'jobTitle'], ['jobId']),
      filtersBy(CandidatePick, { band: many(Band).optional(), jobId: many(id).optional() }),
    ),
    answer: z.array(CandidatePick),
    list: 'daily-candidates',
    extension: true,
  },
  invitations: {
    method: 'GET',
    path: '/invitations',
    tag: 'daily candidates',
    may: 'invitations.list',
    summary: "The candidate's own invitations.",
    query: listQuery(
      sortsBy(CandidateInvitation, ['createdAt', 'expiresAt', 'status'], ['jobId']),
      filtersBy(CandidateInvitation, {
        status: many(InvitationStatus).optional(),
        jobId: many(id).optional(),
      }),
    ),
    answer: z.array(CandidateInvitation),
    list: 'invitations',
    extension: true,
  },
  answerInvitation: {
    method: 'PATCH',
    path: '/invitations/{id}/status',
    tag: 'daily candidates',
    may: 'invitations.answer',
    summary:
      'Accept or decline an invitation. PENDING takes the answer back: an acceptance within ten minutes and while nothing has come of it, a decline while the invitation lasts and its job is open.',
    refuses: ['EMAIL_NOT_VERIFIED', 'ILLEGAL_MOVE'],
    params: byId,
    query: z.strictObject({
      status: InvitationStatus.extract(['ACCEPTED', 'DECLINED', 'PENDING']),
      reason: writtenReason.optional(),
    }),
    answer: CandidateInvitation,
    extension: true,
  },
} as const satisfies Record<string, Call>;
