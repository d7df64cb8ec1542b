/** To a candidate, on Mondays: where they stand. */
import { addresses } from '../../../schemas/addresses.ts';
import { isDayOver, lastDayBefore } from '../../../schemas/base/answerDay.ts';
import { daysUntil } from '../../../schemas/base/days.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { localClock } from '../../base/localTime.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { type Block, compose, type Stop } from './compose.ts';
import { dayOf } from './dates.ts';

/** Entries of each part; the rest is a number and a click away. */
const mostEntries = 10;

export interface Standing {
  /** Those that run, the one that waits longest first. */
  applications: readonly {
    id: string;
    jobTitle: string;
    employerName: string;
    stageName: string;
    /** The day the next answer is promised by. */
    answerBy: string | null;
    /** When the other side last did something, or when it was sent. */
    answeredAt: string;
  }[];
  /** Those that wait for an answer. */
  invitations: readonly { jobTitle: string; employerName: string; expiresAt: string }[];
  /** How many open jobs fit well. */
  fits: number;
}

interface Given extends Standing {
  /** The reader's own day. */
  today: string;
  now: Date;
  timeZone: string | null;
  appUrl: string;
  stop: Stop;
}

/** "Interview · 5 days without news · answer promised by June 11, 2026" */
function waitWords(
  { stageName, answerBy, answeredAt }: Standing['applications'][number],
  { today, now, timeZone }: Given,
  { t, locale }: Voice,
): string {
  const days = Math.max(0, daysUntil(today, localClock(timeZone ?? 'UTC')(new Date(answeredAt)).day));
  const promise =
    answerBy &&
    (isDayOver(answerBy, now)
      ? t('answer overdue since {day}', { day: dayOf(answerBy, locale) })
      : t('answer promised by {day}', { day: dayOf(answerBy, locale) }));
  const wait = t('{days, plural, =0 {news today} one {# day without news} other {# days without news}}', {
    days,
  });
  return [stageWords(stageName, t), wait, promise].filter(Boolean).join(' · ');
}

const more = (all: readonly unknown[], { t }: Voice): Block[] =>
  all.length > mostEntries
    ? [
        {
          say: t('{count, plural, one {and # more} other {and # more}}', { count: all.length - mostEntries }),
        },
      ]
    : [];

function invitationBlocks({ invitations, appUrl }: Given, voice: Voice): Block[] {
  const { t, locale } = voice;
  if (invitations.length === 0) return [];
  return [
    { heading: t('Invitations that wait for your answer') },
    ...invitations.slice(0, mostEntries).map(({ jobTitle: item, employerName, expiresAt }) => ({
      item,
      detail: `${employerName} · ${t('until {day}', { day: dayOf(lastDayBefore(expiresAt), locale) })}`,
      url: appUrl + addresses.candidate.applications,
    })),
    ...more(invitations, voice),
  ];
}

function applicationBlocks(given: Given, voice: Voice): Block[] {
  const { applications, appUrl } = given;
  if (applications.length === 0) return [];
  return [
    { heading: voice.t('Your applications') },
    ...applications.slice(0, mostEntries).map((application) => ({
      item: application.jobTitle,
      detail: `${application.employerName} · ${waitWords(application, given, voice)}`,
      url: `${appUrl}${addresses.candidate.applications}?application=${application.id}`,
    })),
    ...more(applications, voice),
  ];
}

export const standingMail =
  (given: Given): Letter =>
  (voice) => {
    const { applications, invitations, fits, appUrl, stop } = given;
    const { t, locale } = voice;
    const parts = [
      [
        applications.length,
        t('{count, plural, one {# application} other {# applications}}', { count: applications.length }),
      ],
      [
        invitations.length,
        t('{count, plural, one {# invitation} other {# invitations}}', { count: invitations.length }),
      ],
    ] as const;
    const said = parts.flatMap(([count, words]) => (count > 0 ? [words] : []));
    return compose(voice, {
      kind: 'STANDING',
      subject: () =>
        t('Where you stand: {list}', {
          list: new Intl.ListFormat(locale, { type: 'unit' }).format(said),
        }),
      blocks: [
        ...invitationBlocks(given, voice),
        ...applicationBlocks(given, voice),
        ...(fits > 0
          ? [
              {
                say: t('{count, plural, one {# open job fits you well.} other {# open jobs fit you well.}}', {
                  count: fits,
                }),
              },
            ]
          : []),
        fits > 0
          ? { link: t('See the jobs that fit you'), url: appUrl + addresses.candidate.jobs }
          : { link: t('See your applications'), url: appUrl + addresses.candidate.applications },
      ],
      why: t('You are receiving this e-mail because of your applications and invitations at Hireday.'),
      stop,
    });
  };
