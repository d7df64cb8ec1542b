/** Mails between those who hire and those who look for work. */
import type { Letter } from '../../../server/base/mail.ts';
import { applicantMail, withdrawnMail } from '../../../server/mail/templates/applicantMail.ts';
import { applicationMail } from '../../../server/mail/templates/applicationMails.ts';
import {
  invitationAnsweredMail,
  invitationMail,
  invitationReopenedMail,
  invitationWithdrawnMail,
} from '../../../server/mail/templates/invitationMails.ts';
import {
  jobOfferAcceptedMail,
  jobOfferAnsweredMail,
  jobOfferMail,
  jobOfferWithdrawnMail,
} from '../../../server/mail/templates/jobOfferMails.ts';
import { closedItselfMail, jobStateMail } from '../../../server/mail/templates/jobStoppedMails.ts';
import { answerNotTakenMail, messageMail } from '../../../server/mail/templates/messageMails.ts';
import { answersOverdueMail } from '../../../server/mail/templates/overdueMail.ts';
import { personNoteMail } from '../../../server/mail/templates/personMails.ts';
import { appUrl, type MailWords, stop } from './words.ts';

const url = `${appUrl}/dashboard/candidate/applications/?application=a`;

export function hiringMails(words: MailWords) {
  const { job, employer, recruiter, candidate, text, label, stage } = words;
  const about = { applicationId: 'a', jobId: 'j', jobTitle: job, employerName: employer, appUrl };
  const application = {
    ...{ jobTitle: job, employerName: employer, stageName: stage, answerBy: '2026-06-11' },
    ...{ rejectionReason: text, recruiterName: recruiter, isNew: false, source: 'APPLIED' as const },
  };
  const applicant = { id: 'a', jobId: 'j', jobTitle: job, candidateName: candidate };
  const salary = {
    salaryMin: 90_000,
    salaryMax: 110_000,
    salaryCurrency: 'EUR',
    salaryUnit: 'YEAR',
  } as const;
  const offer = {
    ...about,
    ...({ recruiterName: recruiter, salary: 90_000, salaryCurrency: 'EUR', salaryUnit: 'MONTH' } as const),
    ...{ startDate: '2026-07-01', expiresOn: '2026-06-11' },
  };
  const answered = { ...about, candidateName: candidate, pickId: 'p', stop };
  const moved = {
    ...{ title: job, employerName: employer, isOver: false, answerBy: '2026-06-12', isBooked: true },
    ...{ isInvited: false, offerUntil: '2026-06-11', appUrl, stop },
  };
  return {
    applicationMail: [
      ...(['ACTIVE', 'HIRED', 'REJECTED', 'WITHDRAWN'] as const).map((status) =>
        applicationMail({ ...application, status }, appUrl, stop),
      ),
      ...(['APPLIED', 'INVITED', 'ADDED', 'REFERRED'] as const).map((source) =>
        applicationMail({ ...application, status: 'ACTIVE', isNew: true, source }, appUrl),
      ),
      applicationMail({ ...application, status: 'REJECTED', recruiterName: null }, appUrl, stop),
    ],
    invitationMail: [null, text].map((message) =>
      invitationMail({
        ...{ ...about, ...salary, expiresAt: '2026-06-12T12:00:00.000Z', recruiterName: recruiter },
        ...{ message, stop },
      }),
    ),
    invitationAnsweredMail: [true, false].map((accepted) =>
      invitationAnsweredMail({ ...answered, accepted }),
    ),
    invitationReopenedMail: [invitationReopenedMail(answered)],
    invitationWithdrawnMail: [invitationWithdrawnMail(about)],
    withdrawnMail: [withdrawnMail({ ...applicant, coverLetter: null }, appUrl, stop)],
    applicantMail: [null, text].map((coverLetter) =>
      applicantMail({ ...applicant, coverLetter }, appUrl, stop),
    ),
    personNoteMail: [
      personNoteMail({
        name: candidate,
        candidateEmail: 'rosa@people.example',
        author: recruiter,
        text,
        appUrl,
      }),
    ],
    messageMail: [employer, null].flatMap((employerName) =>
      [undefined, 'reply+zxqv@hireday.example'].map((replyTo) =>
        messageMail({
          ...{
            author: employerName ? recruiter : candidate,
            employerName,
            jobTitle: job,
            text,
            url,
            replyTo,
            stop,
          },
          filesNotTaken: replyTo ? [label] : [],
        }),
      ),
    ),
    answerNotTakenMail: [answerNotTakenMail({ reason: () => label, url })],
    jobOfferMail: [null, text].map((words) => jobOfferMail({ ...offer, text: words })),
    jobOfferAcceptedMail: [null, text].map((words) => jobOfferAcceptedMail({ ...offer, text: words })),
    jobOfferAnsweredMail: [true, false].map((isAccepted) =>
      jobOfferAnsweredMail({ ...about, candidateName: candidate, isAccepted, stop }),
    ),
    jobOfferWithdrawnMail: [jobOfferWithdrawnMail(offer)],
    jobStateMail: (['OPEN', 'ON_HOLD', 'CLOSED'] as const).flatMap((state) =>
      [true, false].flatMap((isOver) =>
        [true, false].map((isInvited) => jobStateMail({ ...moved, state, isOver, isInvited })),
      ),
    ),
    closedItselfMail: [0, 1, 3].map((waiting) =>
      closedItselfMail({ jobId: 'j', title: job, validThrough: '2026-06-01', waiting, appUrl }),
    ),
    answersOverdueMail: [1, 3].map((count) => answersOverdueMail({ count, appUrl, stop })),
  } satisfies Record<string, Letter[]>;
}
