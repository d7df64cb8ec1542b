/** To a recruiter, once a morning: what the day brings. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { isDayOver } from '../../../schemas/base/answerDay.ts';
import type { NoticeKind } from '../../../schemas/notice.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { zonedWords } from '../../../src/kit/zonedWords.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { type Block, compose, type Stop } from './compose.ts';
import { dayOf } from './dates.ts';

/** A pick with the words of the resume that speak most for it. */
interface MorningPick {
  id: string;
  candidateName: string;
  headline: string | null;
  quotation: string | null;
}

interface MorningJob {
  jobId: string;
  jobTitle: string;
  /** All of its picks that wait for a decision; the best are told. */
  newCount: number;
  picks: MorningPick[];
}

/** The notices of candidates who answered, did not answer in time, or withdrew. */
export const answerNews = [
  ...(['INVITATION_ANSWERED', 'INVITATION_REOPENED', 'INVITATION_EXPIRED'] as const),
  ...(['JOB_OFFER_ANSWERED', 'JOB_OFFER_EXPIRED', 'APPLICATION_WITHDRAWN'] as const),
] as const satisfies NoticeKind[];

/** Something that happened since the last mail. */
interface MorningNews {
  kind: 'APPLICANT' | (typeof answerNews)[number];
  jobId: string;
  jobTitle: string;
  candidateName: string;
  applicationId: string | null;
  dailyCandidateId: string | null;
}

interface MorningInterview {
  jobId: string;
  jobTitle: string;
  applicationId: string;
  candidateName: string;
  startsAt: string;
}

/** The first entries of a part, and how many there are. */
interface Part<T> {
  total: number;
  items: T[];
}

export interface Morning {
  picks: Part<MorningJob>;
  /** Promised answers that are due tomorrow at the latest. */
  answersDue: Part<RecruiterTodo['answersDue']['items'][number]>;
  interviews: Part<MorningInterview>;
  messages: RecruiterTodo['messagesUnread'];
  news: Part<MorningNews>;
}

interface Given extends Morning {
  /** The reader's own day. */
  today: string;
  now: Date;
  timeZone: string;
  appUrl: string;
  stop: Stop;
}

const applicationUrl = (appUrl: string, { jobId, id }: { jobId: string; id: string }) =>
  `${appUrl}${addressOf(addresses.recruiter.job, { id: jobId })}?tab=applications&application=${id}`;

const pickUrl = (appUrl: string, { jobId, id }: { jobId: string; id: string }) =>
  appUrl + addressOf(addresses.recruiter.dailyCandidate, { id: jobId, dcId: id });

/** Where someone is seen: at their application, else at the pick. */
function personUrl(
  appUrl: string,
  { jobId, ...of }: { jobId: string; applicationId: string | null; dailyCandidateId: string | null },
): string {
  if (of.applicationId !== null) return applicationUrl(appUrl, { jobId, id: of.applicationId });
  if (of.dailyCandidateId !== null) return pickUrl(appUrl, { jobId, id: of.dailyCandidateId });
  return appUrl + addressOf(addresses.recruiter.job, { id: jobId });
}

const more = ({ total, items }: Part<unknown>, { t }: Voice): Block[] =>
  total > items.length
    ? [{ say: t('{count, plural, one {and # more} other {and # more}}', { count: total - items.length }) }]
    : [];

function pickBlocks({ picks, appUrl }: Given, voice: Voice): Block[] {
  const { t } = voice;
  if (picks.items.length === 0) return [];
  return [
    ...picks.items.flatMap(({ jobId, jobTitle: job, newCount, picks: best }): Block[] => [
      {
        heading: t('{job}: {count, plural, one {# candidate} other {# candidates}}', {
          job,
          count: newCount,
        }),
      },
      ...best.map(({ id, candidateName: item, headline, quotation }) => ({
        item,
        detail: headline ?? undefined,
        quoted: quotation ?? undefined,
        url: pickUrl(appUrl, { jobId, id }),
      })),
    ]),
    { link: t('Go through them'), url: appUrl + addresses.recruiter.queue },
  ];
}

function answerBlocks({ answersDue, today, now, appUrl }: Given, voice: Voice): Block[] {
  const { t, locale } = voice;
  if (answersDue.total === 0) return [];
  const dueWords = (day: string) => {
    if (isDayOver(day, now)) return t('overdue since {day}', { day: dayOf(day, locale) });
    if (day < today) return t('due by {day}', { day: dayOf(day, locale) });
    return day === today ? t('due today') : t('due tomorrow');
  };
  return [
    { heading: t('Answers you promised') },
    ...answersDue.items.map(({ id, jobId, jobTitle: job, candidateName: item, answerBy }) => ({
      item,
      detail: `${job} · ${dueWords(answerBy)}`,
      url: applicationUrl(appUrl, { jobId, id }),
    })),
    ...more(answersDue, voice),
  ];
}

function interviewBlocks({ interviews, timeZone, appUrl }: Given, voice: Voice): Block[] {
  const { t, locale } = voice;
  if (interviews.total === 0) return [];
  return [
    { heading: t('Today’s interviews') },
    ...interviews.items.map(({ jobId, applicationId, candidateName: item, jobTitle: job, startsAt }) => ({
      item,
      detail: `${zonedWords(startsAt, timeZone, locale)} · ${job}`,
      url: applicationUrl(appUrl, { jobId, id: applicationId }),
    })),
    ...more(interviews, voice),
  ];
}

function messageBlocks({ messages, appUrl }: Given, voice: Voice): Block[] {
  const { t } = voice;
  if (messages.total === 0) return [];
  return [
    { heading: t('Unread messages') },
    ...messages.items.map((thread) => ({
      item: thread.candidateName,
      detail: thread.jobTitle,
      url: personUrl(appUrl, thread),
    })),
    ...more(messages, voice),
  ];
}

function newsBlocks({ news, appUrl }: Given, voice: Voice): Block[] {
  const { t } = voice;
  if (news.total === 0) return [];
  const words = {
    APPLICANT: t('New applicant'),
    INVITATION_ANSWERED: t('Invitation answered'),
    INVITATION_REOPENED: t('Decline taken back'),
    INVITATION_EXPIRED: t('Invitation not answered in time'),
    JOB_OFFER_ANSWERED: t('Offer answered'),
    JOB_OFFER_EXPIRED: t('Offer not answered in time'),
    APPLICATION_WITHDRAWN: t('Application withdrawn'),
  };
  return [
    { heading: t('New since your last morning mail') },
    ...news.items.map((one) => ({
      item: one.candidateName,
      detail: `${words[one.kind]} · ${one.jobTitle}`,
      url: personUrl(appUrl, one),
    })),
    ...more(news, voice),
  ];
}

/** As many parts as a line of an inbox shows. */
const mostInSubject = 3;

/** "6 candidates, 2 answers due": what there is, the most pressing first. */
function subjectOf({ picks, answersDue, interviews, messages, news }: Morning, { t, locale }: Voice) {
  const parts = [
    [picks.total, t('{count, plural, one {# candidate} other {# candidates}}', { count: picks.total })],
    [
      answersDue.total,
      t('{count, plural, one {# answer due} other {# answers due}}', { count: answersDue.total }),
    ],
    [
      interviews.total,
      t('{count, plural, one {# interview} other {# interviews}}', { count: interviews.total }),
    ],
    [
      messages.total,
      t('{count, plural, one {# unread conversation} other {# unread conversations}}', {
        count: messages.total,
      }),
    ],
    [news.total, t('{count, plural, one {# update} other {# updates}}', { count: news.total })],
  ] as const;
  const said = parts.flatMap(([count, words]) => (count > 0 ? [words] : [])).slice(0, mostInSubject);
  return t('This morning: {list}', { list: new Intl.ListFormat(locale, { type: 'unit' }).format(said) });
}

/** Whether there is nothing to tell. */
export const isQuietMorning = ({ picks, answersDue, interviews, messages, news }: Morning): boolean =>
  [picks, answersDue, interviews, messages, news].every(({ total }) => total === 0);

export const morningMail =
  (given: Given): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'MORNING',
      subject: () => subjectOf(given, voice),
      blocks: [
        ...interviewBlocks(given, voice),
        ...answerBlocks(given, voice),
        ...pickBlocks(given, voice),
        ...messageBlocks(given, voice),
        ...newsBlocks(given, voice),
      ],
      why: t('You are receiving this e-mail because you recruit with Hireday.'),
      stop: given.stop,
    });
  };
