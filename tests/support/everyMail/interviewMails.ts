/** Mails about interviews. */
import type { Letter } from '../../../server/base/mail.ts';
import {
  interviewGivenAwayMail,
  interviewHandedOverMail,
} from '../../../server/mail/templates/handoverMails.ts';
import {
  type AboutInterview,
  interviewAheadMail,
  interviewBookedMail,
  interviewCancelledMail,
  interviewChangedMail,
  interviewProposedMail,
  interviewRefusedMail,
} from '../../../server/mail/templates/interviewMails.ts';
import { appUrl, type MailWords, stop } from './words.ts';

/** In September a month has its longest name, and on Wednesdays a day. */
const booked = { startsAt: '2026-09-23T10:30:00.000Z', endsAt: '2026-09-23T11:15:00.000Z' };
const url = `${appUrl}/dashboard/candidate/applications/?application=a`;
const readers = (['CANDIDATE', 'RECRUITER'] as const).map((side) => ({ side, url }));
const [toCandidate = { side: 'CANDIDATE' as const, url }] = readers;

export function interviewMails({ job, employer, recruiter, colleague, candidate, text }: MailWords) {
  const about: AboutInterview = {
    ...{ id: 'i', applicationId: 'a', jobId: 'j', jobTitle: job, employerName: employer },
    ...{ recruiterName: recruiter, recruiterEmail: 'dana@larkfield.example' },
    ...{ candidateEmail: 'rosa@people.example', candidateName: candidate },
    ...{ kind: 'VIDEO', minutes: 45, place: employer, message: text },
    ...{ timeZone: 'America/Chicago', candidateTimeZone: null, proposedTimes: [booked.startsAt] },
    ...{ openTimes: [booked.startsAt], startsAt: null, endsAt: null, status: 'PROPOSED' },
    ...{ noneFits: text, cancelReason: text, sequence: 1 },
    ...{ createdAt: '2026-06-01T12:00:00.000Z', updatedAt: '2026-06-01T12:00:00.000Z' },
  };
  return {
    interviewProposedMail: [null, booked].map((released) => interviewProposedMail(about, url, released)),
    interviewBookedMail: readers.map((reader) => interviewBookedMail(about, booked, reader)),
    interviewChangedMail: readers.map((reader) => interviewChangedMail(about, booked, reader)),
    interviewRefusedMail: [null, booked].map((released) => interviewRefusedMail(about, url, released)),
    interviewCancelledMail: readers.flatMap((reader) =>
      [null, booked].map((time) => interviewCancelledMail(about, time, reader)),
    ),
    interviewAheadMail: [interviewAheadMail(about, booked.startsAt, toCandidate, stop)],
    interviewHandedOverMail: readers.map((reader) =>
      interviewHandedOverMail(about, booked, colleague, reader),
    ),
    interviewGivenAwayMail: [interviewGivenAwayMail(about, booked, colleague, url)],
  } satisfies Record<string, Letter[]>;
}
