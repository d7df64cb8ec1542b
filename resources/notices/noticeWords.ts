/** The words of a notice, and where it leads. */
import { addresses, addressOf } from '../../schemas/addresses.ts';
import type { Notice, NoticeKind } from '../../schemas/notice.ts';
import { t } from '../../src/i18n/t.ts';

type Said = Pick<Notice, 'candidateName' | 'count'>;

const words: Readonly<Record<NoticeKind, (name: string, count: number) => string>> = {
  APPLICANT: (name) => t('{name} applied', { name }),
  MESSAGE: (name, count) =>
    t('{count, plural, one {{name} wrote to you} other {# messages from {name}}}', { name, count }),
  INVITATION_ANSWERED: (name) => t('{name} answered your invitation', { name }),
  JOB_OFFER_ANSWERED: (name) => t('{name} answered your offer', { name }),
  PICKS: (_, count) =>
    t('{count, plural, one {# daily candidate to look at} other {# daily candidates to look at}}', { count }),
  ANSWERS_DUE: (_, count) =>
    t('{count, plural, one {# answer you promised is due} other {# answers you promised are due}}', {
      count,
    }),
};

export const noticeWords = ({ kind, candidateName, count }: Said & Pick<Notice, 'kind'>): string =>
  words[kind](candidateName ?? '', count);

/** A person at their application, else at the pick; what is about all jobs where it is done. */
export function noticePath({ kind, jobId, applicationId, dailyCandidateId }: Notice): string {
  const { recruiter } = addresses;
  if (kind === 'PICKS') return recruiter.queue;
  if (jobId === null) return recruiter.home;
  const job = addressOf(recruiter.job, { id: jobId });
  if (applicationId !== null) return `${job}?tab=applications&application=${applicationId}`;
  return dailyCandidateId === null
    ? job
    : addressOf(recruiter.dailyCandidate, { id: jobId, dcId: dailyCandidateId });
}
