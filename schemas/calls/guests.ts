/** Guests of a job: inviting them, and the little they may see. */
import { z } from 'zod';
import { StoredAuth } from '../auth.ts';
import { id } from '../base/fields.ts';
import { GuestJob, GuestJobPage, JobGuest, JobGuestFields } from '../guest.ts';
import { AddressProof } from '../registration.ts';
import { resumeTypes } from '../resumeFile.ts';
import { byId, type Call } from './call.ts';

export const guestsCalls = {
  jobGuests: {
    method: 'GET',
    path: '/jobs/{id}/guests',
    tag: 'guests',
    may: 'guests.list',
    summary: 'The guests of a job, the first invited first.',
    params: byId,
    answer: z.array(JobGuest),
    extension: true,
  },
  inviteGuest: {
    method: 'POST',
    path: '/jobs/{id}/guests',
    tag: 'guests',
    may: 'guests.edit',
    limit: 'message',
    summary: 'Invite someone by mail to see the applicants of a job and give scorecards.',
    params: byId,
    body: JobGuestFields,
    status: 201,
    answer: JobGuest,
    extension: true,
  },
  removeGuest: {
    method: 'DELETE',
    path: '/jobs/{id}/guests/{guestId}',
    tag: 'guests',
    may: 'guests.edit',
    summary: 'Remove a guest, whose sessions end at once. Their scorecards stay, without a name.',
    params: z.strictObject({ id, guestId: id }),
    status: 204,
    extension: true,
  },
  openGuestSession: {
    method: 'POST',
    path: '/guest-sessions',
    tag: 'guests',
    may: 'public',
    proof: true,
    summary: 'Sign in as a guest with the proof of an address that was invited.',
    refuses: ['NOT_FOUND'],
    body: AddressProof,
    secret: true,
    answer: StoredAuth,
    extension: true,
  },
  guestJobs: {
    method: 'GET',
    path: '/guest/jobs',
    tag: 'guests',
    may: 'guests.visit',
    summary: 'The jobs the caller is a guest of.',
    answer: z.array(GuestJob),
    extension: true,
  },
  guestJob: {
    method: 'GET',
    path: '/guest/jobs/{id}',
    tag: 'guests',
    may: 'guests.visit',
    summary: 'A job with the applicants who are still in the running.',
    params: byId,
    answer: GuestJobPage,
    extension: true,
  },
  guestResume: {
    method: 'GET',
    path: '/guest/applications/{id}/resume',
    tag: 'guests',
    may: 'guests.visit',
    limit: 'file',
    summary: 'The resume of such an applicant as it was uploaded.',
    params: byId,
    binary: resumeTypes,
    extension: true,
  },
} as const satisfies Record<string, Call>;
