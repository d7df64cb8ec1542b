/** A recruiter's open tasks, the most urgent kind first. */

import { localDay } from '../../../schemas/base/days.ts';
import { Band } from '../../../schemas/criteria.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { formatRelative } from '../../../src/i18n/formatDate.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { answerPromise } from '../../applications/answerPromise.ts';
import { nearDay } from '../../common/standing/nearDay.ts';
import { dayLabel } from '../../daily-candidates/days.ts';
import { untilWords } from '../../offers/offerWords.ts';
import type { TodoGroup, TodoItem } from '../todo/todoGroup.ts';

/** Addresses of the recruiter's pages. */
interface RecruiterPaths {
  queue: string;
  jobs: string;
  job: (id: string) => string;
  /** A job's daily lists, or one of its picks. */
  daily: (jobId: string, pickId?: string) => string;
}

const bandText = (band: Band) => choiceWords(Band, band, t);

const boardOf = (paths: RecruiterPaths, jobId: string, applicationId: string) =>
  `${paths.job(jobId)}?tab=applications&application=${applicationId}`;

function answersDue({ answersDue: { items } }: RecruiterTodo, paths: RecruiterPaths, now: Date): TodoItem[] {
  return items.map(({ id, jobId, jobTitle, candidateName, stageName, answerBy }) => ({
    key: id,
    title: candidateName,
    detail: [
      answerPromise({ status: 'ACTIVE', answerBy }, now)?.words,
      t('{job}, {stage}', { job: jobTitle, stage: stageWords(stageName) }),
    ].join('. '),
    to: boardOf(paths, jobId, id),
  }));
}

/** The answer, or that it is missing still. */
const offerWords: Readonly<
  Record<RecruiterTodo['offerNews']['items'][number]['status'], (of: { name: string }) => string>
> = {
  ACCEPTED: (of) => t('{name} accepted your offer', of),
  DECLINED: (of) => t('{name} declined your offer', of),
  SENT: (of) => t('{name} has not answered your offer', of),
};

function offerNews({ offerNews: { items } }: RecruiterTodo, paths: RecruiterPaths, now: Date): TodoItem[] {
  return items.map(({ id, jobId, jobTitle: job, candidateName: name, status, declineReason, ...offer }) => ({
    key: id,
    title: offerWords[status]({ name }),
    detail: declineReason
      ? t('{job}: “{reason}”', { job, reason: declineReason })
      : status === 'SENT'
        ? [job, untilWords(offer, now)].join(' · ')
        : job,
    to: boardOf(paths, jobId, id),
  }));
}

function scorecardsMissing(
  { scorecardsMissing: { items } }: RecruiterTodo,
  paths: RecruiterPaths,
  now: Date,
): TodoItem[] {
  return items.map(({ id, jobId, jobTitle: job, candidateName, endedAt }) => ({
    key: id,
    title: candidateName,
    detail: t('{job}, interviewed {when}', { job, when: formatRelative(endedAt, now) ?? endedAt }),
    to: boardOf(paths, jobId, id),
  }));
}

function messagesUnread({ messagesUnread: { items } }: RecruiterTodo, paths: RecruiterPaths): TodoItem[] {
  return items.map(({ jobId, jobTitle, applicationId, dailyCandidateId, candidateName, latestText }) => ({
    key: `${jobId}:${applicationId ?? dailyCandidateId}`,
    title: candidateName,
    detail: t('{job}: “{text}”', { job: jobTitle, text: latestText }),
    to: applicationId
      ? boardOf(paths, jobId, applicationId)
      : paths.daily(jobId, dailyCandidateId ?? undefined),
  }));
}

function invitationsAnswered(
  { invitationsAnswered: { items } }: RecruiterTodo,
  paths: RecruiterPaths,
): TodoItem[] {
  return items.map(
    ({ jobId, jobTitle, dailyCandidateId, applicationId, candidateName: name, ...answer }) => ({
      key: dailyCandidateId,
      title:
        answer.status === 'ACCEPTED'
          ? t('{name} accepted: talk to them', { name })
          : t('{name} declined', { name }),
      detail: answer.declineReason
        ? t('{job}: “{reason}”', { job: jobTitle, reason: answer.declineReason })
        : jobTitle,
      to: applicationId ? boardOf(paths, jobId, applicationId) : paths.daily(jobId, dailyCandidateId),
    }),
  );
}

function unseenLists(
  { unseenLists: { items } }: RecruiterTodo,
  paths: RecruiterPaths,
  now: Date,
): TodoItem[] {
  return items.map(({ jobId, jobTitle, date, newCount, olderCount, bestBand }) => ({
    key: jobId,
    title: jobTitle,
    detail: [
      t('{day}: {count} to decide', {
        day: dayLabel(date, localDay(now)),
        count: newCount,
      }),
      t('best: {band}', { band: bandText(bestBand).toLowerCase() }),
      ...(olderCount > 0 ? [t('{count} more from earlier days', { count: olderCount })] : []),
    ].join(' · '),
    to: `${paths.daily(jobId)}?date=${date}`,
  }));
}

function savedWithoutNext(
  { savedWithoutNext: { items } }: RecruiterTodo,
  paths: RecruiterPaths,
  now: Date,
): TodoItem[] {
  return items.map(({ jobId, jobTitle, savedCount, dailyCandidateId, date, bestBand }) => ({
    key: jobId,
    title: jobTitle,
    detail: [
      t('{count, plural, one {# saved candidate waits} other {# saved candidates wait}} for an invitation', {
        count: savedCount,
      }),
      t('the best is a {band}, picked {day}', {
        band: bandText(bestBand).toLowerCase(),
        day: nearDay(date, localDay(now)),
      }),
    ].join('; '),
    to: `${paths.daily(jobId, dailyCandidateId)}?date=${date}`,
  }));
}

function emptyJobs({ emptyJobs: { items } }: RecruiterTodo, paths: RecruiterPaths): TodoItem[] {
  return items.map(({ jobId, jobTitle, date, explanation }) => ({
    key: jobId,
    title: jobTitle,
    detail: explanation ?? t('Nobody fits well enough. Fewer must-haves would bring more.'),
    // There the must-have in the way can be relaxed.
    to: `${paths.daily(jobId)}?date=${date}`,
  }));
}

function drafts({ drafts: { items } }: RecruiterTodo, paths: RecruiterPaths, now: Date): TodoItem[] {
  return items.map(({ jobId, jobTitle, updatedAt }) => ({
    key: jobId,
    title: jobTitle,
    detail: t('Changed {when}; candidates come once it is open', {
      when: formatRelative(updatedAt, now) ?? updatedAt,
    }),
    to: paths.job(jobId),
  }));
}

/** The kinds that have something; empty when nothing waits. */
export function recruiterTodo(todo: RecruiterTodo, paths: RecruiterPaths, now: Date): TodoGroup[] {
  const groups: Omit<TodoGroup, 'total'>[] = [
    {
      kind: 'answersDue',
      title: t('Answers you promised'),
      tone: 'negative',
      items: answersDue(todo, paths, now),
    },
    {
      kind: 'offerNews',
      title: t('Offers'),
      tone: 'positive',
      items: offerNews(todo, paths, now),
    },
    {
      kind: 'scorecardsMissing',
      title: t('Scorecards to write while you remember'),
      tone: 'waiting',
      items: scorecardsMissing(todo, paths, now),
    },
    {
      kind: 'messagesUnread',
      title: t('Unread messages'),
      tone: 'info',
      items: messagesUnread(todo, paths),
    },
    {
      kind: 'invitationsAnswered',
      title: t('Invitations answered'),
      tone: 'info',
      items: invitationsAnswered(todo, paths),
    },
    {
      kind: 'unseenLists',
      title: t('Lists with picks to decide'),
      tone: 'fresh',
      all: {
        words: t('{count, plural, one {Go to the pick} other {Go through all # picks}}', {
          count: todo.unseenLists.picksCount,
        }),
        to: paths.queue,
      },
      items: unseenLists(todo, paths, now),
    },
    {
      kind: 'savedWithoutNext',
      title: t('Saved, with no next step yet'),
      tone: 'positive',
      items: savedWithoutNext(todo, paths, now),
    },
    {
      kind: 'emptyJobs',
      title: t('Jobs without a candidate'),
      tone: 'waiting',
      items: emptyJobs(todo, paths),
    },
    { kind: 'drafts', title: t('Drafts'), tone: 'neutral', items: drafts(todo, paths, now) },
  ];
  return groups.flatMap((group) =>
    group.items.length === 0
      ? []
      : [
          {
            ...group,
            total: todo[group.kind as keyof RecruiterTodo & TodoGroup['kind']].total,
          },
        ],
  );
}
