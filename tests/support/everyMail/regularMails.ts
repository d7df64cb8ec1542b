/** Mails that come by the day or the week. */
import type { Letter } from '../../../server/base/mail.ts';
import { newJobsMail, pickedMail } from '../../../server/mail/templates/candidateMails.ts';
import { answerNews, morningMail } from '../../../server/mail/templates/morningMail.ts';
import { standingMail } from '../../../server/mail/templates/standingMail.ts';
import { appUrl, type MailWords, stop } from './words.ts';

export function regularMails({ job, employer, candidate, label, stage, text }: MailWords) {
  const person = { jobId: 'j', jobTitle: job, candidateName: candidate, applicationId: 'a' };
  const noOne = { total: 0, items: [] };
  const pick = { id: 'p', candidateName: candidate, headline: job, quotation: label };
  const answerDue = { ...person, id: 'a', stageName: stage };
  const interview = { ...person, startsAt: '2026-06-11T15:30:00.000Z' };
  const thread = {
    ...{ ...person, dailyCandidateId: null, unreadCount: 1, latestText: text },
    latestAt: '2026-06-11T15:30:00.000Z',
  };
  const mailedJob = {
    ...{ id: 'j', title: job, employerName: employer, city: label, state: null, country: 'DE' },
    ...({ workplaceType: 'HYBRID', salaryMin: null, salaryMax: null } as const),
    ...({ salaryCurrency: 'EUR', salaryUnit: 'YEAR' } as const),
    criteria: [
      {
        ...({ name: label, importance: 'MUST_HAVE', outcome: 'MEETS' } as const),
        ...({ evidence: label, source: 'RESUME' } as const),
      },
    ],
  };
  const found = { name: label, search: { q: label }, jobs: [mailedJob], more: 2 };
  const standing = (fits: number, parts: 'both' | 'applications' | 'invitations') =>
    standingMail({
      ...{ fits, today: '2026-06-08', now: new Date('2026-06-08T07:00:00Z'), timeZone: null, appUrl, stop },
      applications:
        parts === 'invitations'
          ? []
          : [null, '2026-06-05', '2026-06-09'].map((answerBy) => ({
              ...{ id: 'a', jobTitle: job, employerName: employer, stageName: stage, answerBy },
              answeredAt: '2026-06-04T15:30:00.000Z',
            })),
      invitations:
        parts === 'applications'
          ? []
          : [{ jobTitle: job, employerName: employer, expiresAt: '2026-06-11T15:30:00.000Z' }],
    });
  return {
    /** With one entry and two more of each part, and with some parts alone. */
    morningMail: [true, false].map((isFull) =>
      morningMail({
        ...{ today: '2026-06-11', now: new Date('2026-06-11T05:00:00Z') },
        ...{ timeZone: 'Europe/Madrid', appUrl, stop },
        picks: { total: 1, items: [{ jobId: 'j', jobTitle: job, newCount: 1, picks: [pick] }] },
        answersDue: {
          total: isFull ? 5 : 3,
          items: ['2026-06-10', '2026-06-11', '2026-06-12'].map((answerBy) => ({ ...answerDue, answerBy })),
        },
        interviews: isFull ? { total: 3, items: [interview] } : noOne,
        messages: isFull ? { total: 3, items: [thread] } : noOne,
        news: {
          total: 9,
          items: (['APPLICANT', ...answerNews] as const).map((kind) => ({
            ...{ ...person, kind, dailyCandidateId: null },
          })),
        },
      }),
    ),
    newJobsMail: [
      newJobsMail({ searches: [found], appUrl, stop }),
      newJobsMail({ searches: [found, { ...found, more: 0 }], appUrl, stop }),
    ],
    pickedMail: [[mailedJob], [mailedJob, mailedJob]].map((jobs) => pickedMail({ jobs, appUrl, stop })),
    standingMail: [
      standing(0, 'both'),
      standing(2, 'both'),
      standing(0, 'applications'),
      standing(1, 'invitations'),
    ],
  } satisfies Record<string, Letter[]>;
}
