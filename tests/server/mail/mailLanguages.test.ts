/** Mails are written in their recipient's language. */
import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../../schemas/invoice.ts';
import { TeamRole } from '../../../schemas/teamInvitation.ts';
import { WayInKind } from '../../../schemas/wayIn.ts';
import { type Letter, Mail, type MailKind } from '../../../server/base/mail.ts';
import { translators } from '../../../server/base/translators.ts';
import { createSeal } from '../../../server/mail/seal.ts';
import { accountErased } from '../../../server/mail/templates/accountErased.ts';
import { addedPersonMail } from '../../../server/mail/templates/addedPersonMail.ts';
import { applicantMail, withdrawnMail } from '../../../server/mail/templates/applicantMail.ts';
import { applicationMail } from '../../../server/mail/templates/applicationMails.ts';
import { areaEndedMail } from '../../../server/mail/templates/areaEndedMail.ts';
import { newJobsMail, pickedMail } from '../../../server/mail/templates/candidateMails.ts';
import { emailCode, forgotCode } from '../../../server/mail/templates/codes.ts';
import { domainEndsMail, domainLostMail } from '../../../server/mail/templates/domainMails.ts';
import { employerLeftMail } from '../../../server/mail/templates/employerLeftMail.ts';
import { guestMail } from '../../../server/mail/templates/guestMails.ts';
import {
  interviewGivenAwayMail,
  interviewHandedOverMail,
  jobsHandedOverMail,
  jobsTakenOverMail,
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
import { letterOf } from '../../../server/mail/templates/letter.ts';
import { machineKeyMade } from '../../../server/mail/templates/machineKeyMails.ts';
import { answerNotTakenMail, messageMail } from '../../../server/mail/templates/messageMails.ts';
import { morningMail } from '../../../server/mail/templates/morningMail.ts';
import { answersOverdueMail } from '../../../server/mail/templates/overdueMail.ts';
import { ownerChangedMail } from '../../../server/mail/templates/ownerChangedMail.ts';
import { passwordChanged } from '../../../server/mail/templates/passwordChanged.ts';
import { personNoteMail } from '../../../server/mail/templates/personMails.ts';
import {
  coveredTwice,
  planCanceled,
  planOver,
  planRenews,
  planResumed,
} from '../../../server/mail/templates/planChangeMails.ts';
import {
  firstListOver,
  guaranteeCredited,
  jobsOnHold,
  planEndsSoon,
} from '../../../server/mail/templates/planMails.ts';
import { paymentFailed, receipt } from '../../../server/mail/templates/receiptMails.ts';
import {
  colleagueJoined,
  recruiterActive,
  recruiterSuspended,
  recruiterWaiting,
} from '../../../server/mail/templates/recruiterMails.ts';
import { addressChanged, securityChanged, wayInAdded } from '../../../server/mail/templates/securityMails.ts';
import { standingMail } from '../../../server/mail/templates/standingMail.ts';
import { teamInvitationMail } from '../../../server/mail/templates/teamInvitationMail.ts';
import { webhookOff } from '../../../server/mail/templates/webhookMails.ts';
import { writeMail } from '../../../server/mail/writeMail.ts';
import { agreement } from '../../support/agreement.ts';
import { testApp } from '../../support/app.ts';
import { inEnglish } from '../../support/mails.ts';
import { addCandidate, addEmployer } from '../../support/people.ts';
import { prove } from '../../support/proof.ts';
import { addOrganisation } from '../../support/scene.ts';

const appUrl = 'https://hireday.example';
const offer = { salaryMin: 90_000, salaryMax: 110_000, salaryCurrency: 'EUR', salaryUnit: 'YEAR' } as const;
const about = { jobId: 'j', jobTitle: 'Zxqv', employerName: 'Qwzx', appUrl };
const jobOffer = {
  ...about,
  ...{ applicationId: 'a', recruiterName: 'Zxqv', salary: 90_000, salaryCurrency: 'EUR' },
  ...({ salaryUnit: 'MONTH' } as const),
  ...{ startDate: '2026-07-01', expiresOn: '2026-06-11', text: 'Zxqv' },
};
const answered = { ...about, candidateName: 'Xqzw', pickId: 'p' };
const recruiter = { recruiterName: 'Xqzw', recruiterEmail: 'x@qwzx.example', employerName: 'Qwzx', appUrl };
const application = {
  ...{ jobTitle: 'Zxqv', employerName: 'Qwzx', stageName: 'Interview' },
  ...{ answerBy: '2026-06-11', rejectionReason: 'Zwqx', recruiterName: 'Xqzw', isNew: false },
  ...({ source: 'APPLIED' } as const),
};
const ending = { planName: 'Zwqx', end: '2026-06-11T15:30:00.000Z', appUrl };
const credit = { reason: 'LATE_ANSWER', amount: 99, currency: 'USD', appUrl } as const;

const handedOver = { formerName: 'Xqzw', newName: 'Vqxz', employerName: 'Qwzx', appUrl };
const roles = ['CANDIDATE', 'RECRUITER', 'EMPLOYER'] as const;
const plan = { planId: 'recruiter-year', end: '2026-06-11T15:30:00.000Z', appUrl, testMode: true };
const invoice: Invoice = {
  ...{ id: 'in_1', number: 'TEST-0001', status: 'PAID', reason: 'START', planId: 'recruiter-year' },
  ...{ total: 990, amount: 990, currency: 'USD', url: null, createdAt: '2026-06-11T15:30:00.000Z' },
  ...{ periodStart: '2026-06-11T15:30:00.000Z', periodEnd: '2027-06-11T15:30:00.000Z' },
};
const receipts = (...more: Partial<Invoice>[]) =>
  more.map((one) => receipt({ invoice: { ...invoice, ...one }, role: 'RECRUITER', appUrl, testMode: true }));
const refund = { amount: 45.5, currency: 'USD' };

const booked = { startsAt: '2026-06-11T15:30:00.000Z', endsAt: '2026-06-11T16:15:00.000Z' };
const interview: AboutInterview = {
  ...{ id: 'i', applicationId: 'a', jobId: 'j', jobTitle: 'Zxqv', employerName: 'Qwzx' },
  ...{ recruiterName: 'Xqzw', recruiterEmail: 'x@qwzx.example', candidateEmail: 'z@zxqv.example' },
  ...{ candidateName: 'Zwqx', kind: 'VIDEO', minutes: 45, place: 'Qwzx', message: 'Zxqv' },
  ...{ timeZone: 'Europe/Madrid', candidateTimeZone: null, proposedTimes: [booked.startsAt] },
  ...{ openTimes: [booked.startsAt], startsAt: null, endsAt: null, status: 'PROPOSED' },
  ...{ noneFits: 'Zxqv', cancelReason: 'Qwzx', sequence: 1 },
  ...{ createdAt: '2026-06-01T12:00:00.000Z', updatedAt: '2026-06-01T12:00:00.000Z' },
};
const interviewReaders = (['CANDIDATE', 'RECRUITER'] as const).map((side) => ({ side, url: appUrl }));

const stop = { url: `${appUrl}/stop`, settingsUrl: appUrl };
const jobMoved = {
  ...{ title: 'Zxqv', employerName: 'Xqzw', isOver: false, answerBy: '2026-06-12', isBooked: true },
  ...{ offerUntil: '2026-06-11', appUrl, stop },
};
const morningPerson = { jobId: 'j', jobTitle: 'Zxqv', candidateName: 'Xqzw', applicationId: 'a' };
const noOne = { total: 0, items: [] };
/** With one entry and two more of each part, and with one part alone. */
const mornings = [1, 2].map((part) =>
  morningMail({
    ...{ today: '2026-06-11', now: new Date('2026-06-11T05:00:00Z') },
    ...{ timeZone: 'Europe/Madrid', appUrl, stop },
    picks: {
      total: 1,
      items: [
        {
          ...{ jobId: 'j', jobTitle: 'Zxqv', newCount: 1 },
          picks: [{ id: 'p', candidateName: 'Xqzw', headline: 'Qwzx', quotation: 'Zxqv' }],
        },
      ],
    },
    answersDue: {
      total: part === 1 ? 5 : 3,
      items: ['2026-06-10', '2026-06-11', '2026-06-12'].map((answerBy) => ({
        ...{ ...morningPerson, id: 'a', stageName: 'Zxqv', answerBy },
      })),
    },
    interviews:
      part === 1 ? { total: 3, items: [{ ...morningPerson, startsAt: '2026-06-11T15:30:00.000Z' }] } : noOne,
    messages:
      part === 1
        ? {
            total: 3,
            items: [
              {
                ...{ ...morningPerson, dailyCandidateId: null, unreadCount: 1, latestText: 'Zxqv' },
                latestAt: '2026-06-11T15:30:00.000Z',
              },
            ],
          }
        : noOne,
    news: {
      total: part === 1 ? 5 : 3,
      items: (['APPLICANT', 'INVITATION_ANSWERED', 'JOB_OFFER_ANSWERED'] as const).map((kind) => ({
        ...{ ...morningPerson, kind, dailyCandidateId: null },
      })),
    },
  }),
);

const mailedJob = {
  ...{ id: 'j', title: 'Zxqv', employerName: 'Qwzx', city: 'Qwzx', state: null, country: 'DE' },
  ...({ workplaceType: 'HYBRID', salaryMin: null, salaryMax: null } as const),
  ...({ salaryCurrency: 'EUR', salaryUnit: 'YEAR' } as const),
  criteria: [
    {
      ...({ name: 'Zwqx', importance: 'MUST_HAVE', outcome: 'MEETS' } as const),
      ...({ evidence: 'Zwqx', source: 'RESUME' } as const),
    },
  ],
};
const searchFound = { name: 'Zxqv', search: { q: 'Zxqv' }, jobs: [mailedJob], more: 2 };

const waysIn = WayInKind.options.map((kind) => ({
  ...{ id: kind, kind, name: 'Zxqv', addedAt: '2026-06-01T12:00:00.000Z', isRecent: true },
}));

/** Every kind of mail, in every form it has. */
const letters: Record<MailKind, Letter[]> = {
  EMAIL_CODE: [emailCode({ code: '271828', minutes: 10 })],
  FORGOT_CODE: [forgotCode({ code: '271828', minutes: 10 })],
  PASSWORD_CHANGED: [
    passwordChanged({ appUrl }),
    passwordChanged({ appUrl, removed: waysIn, remaining: waysIn }),
  ],
  SECURITY_CHANGED: [
    ...(['FACTOR_OFF', 'RECOVERY_USED', 'RECOVERY_RENEWED'] as const).map((what) =>
      securityChanged({ what, appUrl }),
    ),
    ...(['PASSKEY_REMOVED', 'SERVICE_REMOVED', 'WAYS_REMOVED'] as const).map((what) =>
      securityChanged({ what, appUrl }),
    ),
    ...[...WayInKind.options, 'ADMINISTRATOR' as const].map((kind) =>
      wayInAdded({ kind, name: 'Zxqv', url: appUrl }),
    ),
  ],
  ADDRESS_CHANGED: [addressChanged({ newEmail: 'zxqv@qwzx.example', url: appUrl, days: 7 })],
  RECRUITER_WAITING: [recruiterWaiting({ ...recruiter, stop })],
  COLLEAGUE_JOINED: (['DOMAIN', 'INVITED', 'ADMINISTRATOR'] as const).map((way) =>
    colleagueJoined({ ...recruiter, way, stop }),
  ),
  RECRUITER_ACTIVE: [recruiterActive(recruiter)],
  RECRUITER_SUSPENDED: [recruiterSuspended(recruiter)],
  APPLICATION_CHANGED: [
    ...(['ACTIVE', 'HIRED', 'REJECTED', 'WITHDRAWN'] as const).map((status) =>
      applicationMail({ ...application, status }, appUrl, stop),
    ),
    ...(['APPLIED', 'INVITED', 'ADDED', 'REFERRED'] as const).map((source) =>
      applicationMail({ ...application, status: 'ACTIVE', isNew: true, source }, appUrl, stop),
    ),
  ],
  INVITATION: [null, 'Zxqv\n\nQwzx'].map((message) =>
    invitationMail({
      ...about,
      ...offer,
      expiresAt: '2026-06-12T12:00:00.000Z',
      recruiterName: 'Zxqv',
      message,
      stop,
    }),
  ),
  INVITATION_ANSWERED: [true, false].map((accepted) => invitationAnsweredMail({ ...answered, accepted })),
  APPLICATION_WITHDRAWN: [
    withdrawnMail(
      { id: 'a', jobId: 'j', jobTitle: 'Zxqv', candidateName: 'Xqzw', coverLetter: null },
      appUrl,
      stop,
    ),
  ],
  INVITATION_REOPENED: [invitationReopenedMail(answered)],
  INVITATION_WITHDRAWN: [invitationWithdrawnMail(about)],
  PERSON_NOTE: [
    personNoteMail({
      ...{ name: 'Zxqv', candidateEmail: 'zxqv@people.example', author: 'Qwzx', text: 'Zxqv' },
      appUrl,
    }),
  ],
  MESSAGE: ['Qwzx', null].flatMap((employerName) =>
    [undefined, 'reply+zxqv@qwzx.example'].map((replyTo) =>
      messageMail({
        ...{ author: 'Zxqv', employerName, jobTitle: 'Qwzx', text: 'Zxqv', url: appUrl, replyTo, stop },
        filesNotTaken: replyTo ? ['zxqv.pdf'] : [],
      }),
    ),
  ),
  ANSWER_NOT_TAKEN: [answerNotTakenMail({ reason: () => 'Zxqv', url: appUrl })],
  JOB_OFFER: [null, 'Zxqv'].map((text) => jobOfferMail({ ...jobOffer, text })),
  JOB_OFFER_ACCEPTED: [null, 'Zxqv'].map((text) => jobOfferAcceptedMail({ ...jobOffer, text })),
  JOB_OFFER_ANSWERED: [true, false].map((isAccepted) =>
    jobOfferAnsweredMail({ ...about, applicationId: 'a', candidateName: 'Zxqv', isAccepted }),
  ),
  JOB_OFFER_WITHDRAWN: [jobOfferWithdrawnMail(jobOffer)],
  INTERVIEW_PROPOSED: [null, booked].map((released) => interviewProposedMail(interview, appUrl, released)),
  INTERVIEW_BOOKED: interviewReaders.map((reader) => interviewBookedMail(interview, booked, reader)),
  INTERVIEW_CHANGED: interviewReaders.map((reader) => interviewChangedMail(interview, booked, reader)),
  INTERVIEW_REFUSED: [null, booked].map((released) => interviewRefusedMail(interview, appUrl, released)),
  INTERVIEW_CANCELLED: interviewReaders.flatMap((reader) =>
    [null, booked].map((time) => interviewCancelledMail(interview, time, reader)),
  ),
  INTERVIEW_AHEAD: interviewReaders.map((reader) =>
    interviewAheadMail(interview, booked.startsAt, reader, stop),
  ),
  JOB_STOPPED: (['ON_HOLD', 'CLOSED'] as const).flatMap((state) =>
    [true, false].flatMap((flag) =>
      [true, false].map((isInvited) => jobStateMail({ ...jobMoved, state, isOver: flag, isInvited })),
    ),
  ),
  JOB_REOPENED: [true, false].map((isInvited) => jobStateMail({ ...jobMoved, state: 'OPEN', isInvited })),
  JOB_CLOSED_ITSELF: [0, 1, 3].map((waiting) =>
    closedItselfMail({ jobId: 'j', title: 'Zxqv', validThrough: '2026-06-01', waiting, appUrl }),
  ),
  ANSWERS_OVERDUE: [1, 3].map((count) => answersOverdueMail({ count, appUrl, stop })),
  INTERVIEW_HANDED_OVER: [
    ...interviewReaders.map((reader) => interviewHandedOverMail(interview, booked, 'Vqxz', reader)),
    interviewGivenAwayMail(interview, booked, 'Vqxz', appUrl),
  ],
  JOBS_TAKEN_OVER: [['Zxqv'], Array.from({ length: 22 }, () => 'Zxqv')].flatMap((titles) =>
    [0, 1, 2].map((count) =>
      jobsTakenOverMail({ ...handedOver, titles, heldCount: count, freedCount: count }),
    ),
  ),
  JOBS_HANDED_OVER: [['Zxqv'], ['Zxqv', 'Qwzx']].map((titles) =>
    jobsHandedOverMail({ ...handedOver, titles }),
  ),
  PLAN_ENDS_SOON: (['CANDIDATE', 'RECRUITER', 'EMPLOYER'] as const).map((role) =>
    planEndsSoon({ ...ending, role }),
  ),
  FIRST_LIST_OVER: [firstListOver({ job: 'Zxqv', appUrl })],
  PLAN_ENDED: [['Zxqv'], ['Zxqv', 'Qwzx']].map((titles) => jobsOnHold({ titles, appUrl })),
  GUARANTEE_CREDIT: (['LATE_ANSWER', 'NO_GOOD_CANDIDATE'] as const).map((reason) =>
    guaranteeCredited({ ...credit, reason, role: 'CANDIDATE' }),
  ),
  PLAN_STARTED: receipts({}, { amount: 900 }, { amount: 0 }),
  PLAN_CHANGED: receipts({ reason: 'CHANGE' }, { reason: 'CHANGE', total: -81, amount: 0 }),
  PAYMENT_RECEIVED: receipts({ reason: 'RENEWAL' }, { reason: 'OTHER', planId: null }),
  PAYMENT_FAILED: [
    ...roles.map((role) => paymentFailed({ ...plan, role })),
    paymentFailed({ ...plan, planId: 'gone', role: 'CANDIDATE' }),
  ],
  PLAN_CANCELED: roles.map((role) => planCanceled({ ...plan, role })),
  PLAN_RESUMED: [
    planResumed({ ...plan, role: 'RECRUITER' }),
    planResumed({ ...plan, planId: 'gone', role: 'RECRUITER' }),
  ],
  PLAN_OVER: [
    planOver({ ...plan, role: 'RECRUITER', unpaid: true, refund: null }),
    planOver({ ...plan, role: 'RECRUITER', unpaid: false, refund }),
  ],
  PLAN_RENEWS: [planRenews({ ...plan, role: 'RECRUITER' })],
  COVERED_TWICE: [coveredTwice({ ...plan, employerName: 'Qwzx' })],
  GUEST_INVITED: [
    guestMail({
      ...{ guestName: 'Xqzw', guestEmail: 'xqzw@example.com', recruiterName: 'Zxqv', employerName: 'Qwzx' },
      ...{ jobTitle: 'Vqxz', appUrl },
    }),
  ],
  ADDED_PERSON: [true, false].map((hasResume) =>
    addedPersonMail({
      ...{ recruiterName: 'Xqzw', employerName: 'Qwzx', hasResume, token: 'zq' },
      ...{ endsAt: '2026-06-11T15:30:00.000Z', appUrl },
    }),
  ),
  WEBHOOK_OFF: [webhookOff({ url: 'https://zxqv.example/hooks', appUrl, stop })],
  TEAM_INVITATION: TeamRole.options.map((role) =>
    teamInvitationMail({
      ...{ employerName: 'Qwzx', role, secret: 'zxqv', appUrl },
      recruits: role === 'ADMINISTRATOR',
    }),
  ),
  DOMAIN_ENDS: [domainEndsMail({ domain: 'qwzx.example', goodUntil: '2026-06-11T09:00:00.000Z', appUrl })],
  DOMAIN_LOST: (['TAKEN', 'ENDED'] as const).map((why) =>
    domainLostMail({ domain: 'qwzx.example', why, appUrl }),
  ),
  OWNER_CHANGED: [true, false].map((isYou) =>
    ownerChangedMail({ employerName: 'Qwzx', ownerName: 'Xqzw', isYou, appUrl }),
  ),
  MACHINE_KEY: [machineKeyMade({ keyName: 'Zxqv', employerName: 'Qwzx' })],
  APPLICANT: [null, 'Zxqv'].map((coverLetter) =>
    applicantMail(
      { id: 'a', jobId: 'j', jobTitle: 'Zxqv', candidateName: 'Xqzw', coverLetter },
      appUrl,
      stop,
    ),
  ),
  MORNING: mornings,
  NEW_JOBS: [
    newJobsMail({ searches: [searchFound], appUrl, stop }),
    newJobsMail({ searches: [searchFound, { ...searchFound, more: 0 }], appUrl, stop }),
  ],
  PICKED: [[mailedJob], [mailedJob, mailedJob]].map((jobs) => pickedMail({ jobs, appUrl, stop })),
  STANDING: [0, 2].map((fits) =>
    standingMail({
      ...{ fits, today: '2026-06-08', now: new Date('2026-06-08T07:00:00Z') },
      ...{ timeZone: null, appUrl, stop },
      applications: [null, '2026-06-05', '2026-06-09'].map((answerBy) => ({
        ...{ id: 'a', jobTitle: 'Zxqv', employerName: 'Qwzx', stageName: 'Interview', answerBy },
        answeredAt: '2026-06-04T15:30:00.000Z',
      })),
      invitations: [{ jobTitle: 'Zxqv', employerName: 'Qwzx', expiresAt: '2026-06-11T15:30:00.000Z' }],
    }),
  ),
  AREA_ENDED: (['EMPLOYER', 'RECRUITER'] as const).map((staysAs) => areaEndedMail({ staysAs, appUrl })),
  EMPLOYER_LEFT: [true, false].map((hasPlan) => employerLeftMail({ employerName: 'Qwzx', hasPlan, appUrl })),
  ACCOUNT_ERASED: [
    ...[...roles, ...(['ADMINISTRATOR', 'REMOVED', 'WITH_COMPANY'] as const)].map((role) =>
      accountErased({ role, testMode: true, plan: null, refund: null }),
    ),
    accountErased({ role: 'CANDIDATE', testMode: true, plan, refund: null }),
    accountErased({ role: 'CANDIDATE', testMode: true, plan, refund }),
    accountErased({ role: 'CANDIDATE', testMode: false, plan, refund: { ...refund, amount: 0 } }),
  ],
};

const inSpanish = (letter: Letter) => letter({ locale: 'es', t: translators.es });

/** Words no English sentence of ours does without, and no Spanish one has. */
const english = /\b(the|you|your|this|that|is|are|was|has|have|and|with|of|to|at|by|it|they|them)\b/i;
const withoutAddresses = (text: string) => text.replaceAll(/https:\S+/g, '');
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"');

describe.each(Mail.shape.kind.options)('%s', (kind) => {
  test('is all in Spanish, subject, text and HTML', () => {
    for (const letter of letters[kind]) {
      const { subject, text, html } = inSpanish(letter);
      for (const part of [subject, text, wordsOf(html)]) expect(withoutAddresses(part)).not.toMatch(english);
      expect(html).toContain('<html lang="es">');
    }
  });

  test('shows nobody but its reader a link, a code or its foot', () => {
    for (const letter of letters[kind]) {
      const { parts, text } = inEnglish(letter);
      const shown = JSON.stringify(parts);
      for (const url of text.match(/https:\S+/g) ?? []) expect(shown).not.toContain(url);
      expect(shown).not.toMatch(/https?:|unsubscribe|271828|#zq|You are receiving/);
    }
  });

  test('says in English what it says in Spanish, part by part', () => {
    for (const letter of letters[kind]) {
      const [one, other] = [inEnglish(letter), inSpanish(letter)];
      expect(one.html).toContain('<html lang="en">');
      expect(withoutAddresses(one.text)).toMatch(english);
      expect(other.text.split('\n\n')).toHaveLength(one.text.split('\n\n').length);
      const links = (text: string) => text.match(/https:\S+/g);
      expect(links(other.text)).toEqual(links(one.text));
    }
  });
});

test('days, moments and money are written as they are in the language', () => {
  const [invitation] = letters.INVITATION.map(inSpanish);
  expect(invitation?.text).toMatch(/90\.000–110\.000\s€ al año/);
  expect(invitation?.text).toContain('hasta el 11 de junio de 2026');
  const [plan] = letters.PLAN_ENDS_SOON.map(inSpanish);
  expect(plan?.text).toMatch(/termina el 11 de junio de 2026\./);
});

test('a usual stage is named in the language, one that someone named as it is', () => {
  const mailAt = (stageName: string) =>
    inSpanish(applicationMail({ ...application, status: 'ACTIVE', stageName }, appUrl)).subject;
  expect(mailAt('Interview')).toBe('Tu postulación para Zxqv avanzó: Entrevista');
  expect(mailAt('Phone call')).toBe('Tu postulación para Zxqv avanzó: Phone call');
});

test('a subject shortens long names and titles, and stays one line', () => {
  const subjectOf = (job: string) => inEnglish(invitationWithdrawnMail({ ...about, jobTitle: job })).subject;
  expect(subjectOf('Cook\r\nBcc: all@example.com')).toBe('Qwzx has withdrawn the invitation for Cook Bcc: …');
  expect(subjectOf('🧑‍🍳 '.repeat(70)).length).toBeLessThan(220);
  expect(subjectOf('x'.repeat(150))).toBe(`Qwzx has withdrawn the invitation for ${'x'.repeat(59)}…`);
});

test.each([
  ['Too far.', 'Hello Ada,\n\nToo far.\n\nDana Whitfield\nQwzx'],
  ['Hi Ada,\nToo far.', 'Hi Ada,\nToo far.\n\nDana Whitfield\nQwzx'],
  ['Estimada Ada:\nQueda lejos.\nDana', 'Estimada Ada:\nQueda lejos.\nDana'],
  ['Ada,\nToo far.\n\nDana Whitfield, Qwzx', 'Ada,\nToo far.\n\nDana Whitfield, Qwzx'],
  [
    'Hiring someone nearer, Ada, was easier.',
    'Hello Ada,\n\nHiring someone nearer, Ada, was easier.\n\nDana Whitfield\nQwzx',
  ],
])('a person’s words %j become a letter', (words, letter) => {
  const voice = { locale: 'en', t: translators.en, firstName: 'Ada' } as const;
  expect(letterOf(words, { name: 'Dana Whitfield', employerName: 'Qwzx' }, voice)).toBe(letter);
});

describe('the language of an account', async () => {
  const t = await testApp();
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
  const localeOf = async (as: string) =>
    (await t.ask<{ locale: string }>('GET /users/me', { as })).body.locale;
  const letter = passwordChanged({ appUrl });

  test('is that of the page it was registered on', async () => {
    const employerEmail = 'boss@qwzx.example';
    const { body } = await t.ask<{ token: string }>('POST /auth/register/employer', {
      body: {
        ...{ employerEmail, employerPassword: 'wheel marble ocean', employerName: 'Qwzx' },
        verificationToken: await prove(t, employerEmail),
        ...agreement,
      },
      headers: spanish,
    });
    expect(await localeOf(body.token)).toBe('es');
    expect((await writeMail(t.db, { to: employerEmail, letter })).subject).toBe('Se cambió tu contraseña');
  });

  test('is changed by its owner, and mails follow', async () => {
    const to = await addCandidate(t.db, 'casey@people.example');
    const as = await t.signIn(to);
    expect((await writeMail(t.db, { to, letter })).subject).toBe('Your password was changed');
    const { body } = await t.ask('PATCH /users/me', { as, body: { locale: 'es' } });
    expect(body).toMatchObject({ email: to, locale: 'es' });
    expect((await writeMail(t.db, { to, letter })).subject).toBe('Se cambió tu contraseña');
  });

  test('is one we have, and nothing else of an account is changed that way', async () => {
    const as = await t.signIn(await addEmployer(t.db, 'other@qwzx.example'));
    for (const body of [{ locale: 'fr' }, {}, { locale: 'es', role: 'RECRUITER' }]) {
      expect((await t.ask('PATCH /users/me', { as, body })).status).toBe(422);
    }
    expect(await localeOf(as)).toBe('en');
    expect((await t.ask('PATCH /users/me', { body: { locale: 'es' } })).status).toBe(401);
  });

  test('does not count for a code, which is in the caller’s language', async () => {
    const email = await addCandidate(t.db, 'reader@people.example');
    for (const to of [email, 'nobody@people.example']) {
      await t.ask('POST /otp/forgot-password/send', { body: { email: to }, headers: spanish });
      expect(t.mails.at(-1)).toMatchObject({ to, subject: expect.stringContaining('es tu código') });
    }
  });

  test('decides what someone is told of what another one does', async () => {
    const home = await addOrganisation(t, 'home');
    const candidate = await t.signIn(home.candidate);
    await t.ask('PATCH /users/me', { as: candidate, body: { locale: 'es' } });
    await t.ask(
      `PATCH /candidate-applications/${home.applicationId}/status?status=ACTIVE&stageId=interview`,
      {
        as: await t.signIn(home.recruiter),
      },
    );
    expect(t.mails.at(-1)).toMatchObject({
      to: home.candidate,
      subject: expect.stringContaining('Entrevista'),
    });
  });
});

test('a mail that was queued before there were languages is still read', async () => {
  const seal = createSeal('a secret');
  const old = { kind: 'EMAIL_CODE', to: 'a@b.example', subject: 'Code', text: 'Code', html: '<p>' } as const;
  expect(await seal.open(await seal.close(old))).toEqual(old);
});
