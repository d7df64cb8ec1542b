/** The daily lists and what a recruiter does with a pick. */
import { z } from 'zod';
import { byId, byJob, type Call } from '../call.ts';
import { Band } from '../criteria.ts';
import {
  DailyCandidate,
  DailyCandidateDetails,
  DailyCandidateStatus,
  DailyList,
  PassReason,
} from '../dailyCandidate.ts';
import { day, longText, money } from '../fields.ts';
import { Invitation, InvitationStatus } from '../invitation.ts';
import { listQuery, many } from '../listQuery.ts';

export const dailyCandidatesCalls = {
  dailyCandidates: {
    method: 'GET',
    path: '/daily-candidates/job/{jobId}',
    tag: 'daily candidates',
    may: 'daily-candidates.list',
    summary: "A job's picks, newest day and best rank first.",
    params: byJob,
    query: listQuery(['date', 'rank', 'score', 'status'], {
      date: many(day('Date')).optional(),
      status: many(DailyCandidateStatus).optional(),
      band: many(Band).optional(),
    }),
    answer: z.array(DailyCandidate),
    list: 'daily-candidates',
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
    params: byId,
    query: z.strictObject({ status: DailyCandidateStatus, reason: many(PassReason).optional() }),
    answer: DailyCandidate,
    extension: true,
  },
  invite: {
    method: 'POST',
    path: '/daily-candidates/{id}/invitation',
    tag: 'daily candidates',
    may: 'daily-candidates.invite',
    summary: 'Invite a picked candidate, the salary named up front.',
    params: byId,
    body: z.strictObject({
      salaryMin: money('Salary from'),
      salaryMax: money('Salary to'),
      message: longText('Message', 2000).nullable().default(null),
    }),
    status: 201,
    answer: Invitation,
    extension: true,
  },
  answerInvitation: {
    method: 'PATCH',
    path: '/invitations/{id}/status',
    tag: 'daily candidates',
    may: 'invitations.answer',
    summary: 'Accept or decline an invitation.',
    params: byId,
    query: z.strictObject({
      status: InvitationStatus.extract(['ACCEPTED', 'DECLINED']),
      reason: z.string().trim().max(1000).optional(),
    }),
    answer: Invitation,
    extension: true,
  },
} as const satisfies Record<string, Call>;
