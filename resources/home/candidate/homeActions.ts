/** A candidate's next steps, the most urgent first. */

import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import type { Band } from '../../../schemas/criteria.ts';
import type { CandidateInvitation } from '../../../schemas/invitation.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { answerPromise } from '../../applications/answerPromise.ts';
import { expiryWords, isOver } from '../../invitations/expiry.ts';
import { isOfferWaiting, lastDayWords } from '../../offers/offerWords.ts';

export interface HomeAction {
  kind: 'offers' | 'invitations' | 'noResume' | 'hidden' | 'resumeRead' | 'late' | 'promised' | 'jobs';
  title: string;
  detail?: string | undefined;
  /** Where it is done. */
  to: string;
}

/** The data behind the actions; parts that have not loaded, or failed, are left out. */
interface HomeFacts {
  profile?: Candidate | undefined;
  invitations?: readonly CandidateInvitation[] | undefined;
  applications?: readonly CandidateApplication[] | undefined;
  /** Those that fit best. */
  jobs?: readonly PublicJob[] | undefined;
  /** Whether there are more than those. */
  hasMoreJobs?: boolean;
  /** Whether what was read from the resume has been looked at. */
  resumeChecked: boolean;
}

/** Addresses of the candidate's pages. */
interface HomePaths {
  applications: string;
  jobs: string;
  /** The page of one job. */
  job: (id: string) => string;
  profile: string;
}

function offerAction(applications: HomeFacts['applications'], to: string, now: Date): HomeAction[] {
  const waiting = (applications ?? [])
    .flatMap((application) =>
      application.offer && isOfferWaiting(application, now)
        ? [{ ...application, offer: application.offer }]
        : [],
    )
    .toSorted((a, b) => a.offer.expiresOn.localeCompare(b.offer.expiresOn));
  const [first] = waiting;
  if (!first) return [];
  const { id, jobTitle: job, employerName: employer } = first;
  return [
    {
      kind: 'offers',
      title:
        waiting.length === 1
          ? t('{employer} offers you the job', { employer })
          : t('{count} offers of a job wait for your answer', { count: waiting.length }),
      detail: t('{job}. Answer until {day}.', { job, day: lastDayWords(first.offer, now) }),
      to: `${to}?application=${id}`,
    },
  ];
}

function invitationAction(invitations: HomeFacts['invitations'], to: string, now: Date): HomeAction[] {
  const waiting = (invitations ?? [])
    .filter(({ expiresAt }) => !isOver(expiresAt, now))
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const [first] = waiting;
  if (!first) return [];
  const ends = expiryWords(first.expiresAt, now);
  return [
    {
      kind: 'invitations',
      title: t('{count, plural, one {# invitation waits} other {# invitations wait}} for your answer', {
        count: waiting.length,
      }),
      detail:
        waiting.length === 1
          ? t('{job} at {employer}. {ends}.', { job: first.jobTitle, employer: first.employerName, ends })
          : t('{job}: {ends}.', {
              job: first.jobTitle,
              ends: `${ends.charAt(0).toLowerCase()}${ends.slice(1)}`,
            }),
      to,
    },
  ];
}

function profileActions({ profile, resumeChecked }: HomeFacts, to: string): HomeAction[] {
  if (!profile) return [];
  if (profile.resumeFileName === null) {
    return [
      {
        kind: 'noResume',
        title: t('Add your resume'),
        detail: t('Without one, no one can see how you fit, and no job can pick you.'),
        to,
      },
    ];
  }
  const actions: HomeAction[] = [];
  if (!profile.openToWork) {
    actions.push({
      kind: 'hidden',
      title: t('No job can pick you at the moment'),
      detail: t('You are not open to work. Your profile has the switch.'),
      to,
    });
  }
  if (!resumeChecked) {
    const nothing = profile.headline === null && profile.skills.length === 0;
    actions.push({
      kind: 'resumeRead',
      title: nothing ? t('Little could be read from your resume') : t('Your resume was read: check it'),
      detail: nothing
        ? t('Add your headline and skills yourself, or replace the file.')
        : [
            profile.headline,
            t('{count, plural, one {# skill} other {# skills}}', { count: profile.skills.length }),
          ]
            .filter(Boolean)
            .join(' · '),
      to,
    });
  }
  return actions;
}

function promiseActions(applications: HomeFacts['applications'], to: string, now: Date): HomeAction[] {
  const promised = (applications ?? [])
    .flatMap((application) => {
      const promise = isOfferWaiting(application, now) ? undefined : answerPromise(application, now);
      return promise ? [{ application, promise }] : [];
    })
    .toSorted((a, b) => (a.application.answerBy ?? '').localeCompare(b.application.answerBy ?? ''));
  const late = promised.filter(({ promise }) => promise.overdue);
  const [firstLate] = late;
  const next = promised.find(({ promise }) => !promise.overdue);
  const actions: HomeAction[] = [];
  if (firstLate) {
    actions.push({
      kind: 'late',
      title: t('{count, plural, one {An answer is late} other {# answers are late}}', { count: late.length }),
      detail: t('{employer}, {job}. {promise}.', {
        employer: firstLate.application.employerName,
        job: firstLate.application.jobTitle,
        promise: firstLate.promise.words,
      }),
      to,
    });
  }
  if (next) {
    actions.push({
      kind: 'promised',
      title: next.promise.words,
      detail: t('{job} at {employer}', {
        job: next.application.jobTitle,
        employer: next.application.employerName,
      }),
      to,
    });
  }
  return actions;
}

const wellBands: ReadonlySet<Band> = new Set(['STRONG', 'GOOD']);

const fitsWell = ({ fit, application }: PublicJob) =>
  application === null && fit !== null && wellBands.has(fit.band);

function jobsAction(
  { jobs, hasMoreJobs = false, invitations = [] }: HomeFacts,
  paths: HomePaths,
): HomeAction[] {
  const invited = new Set(invitations.map(({ jobId }) => jobId));
  const fitting = (jobs ?? []).filter((job) => fitsWell(job) && !invited.has(job.id));
  const [best] = fitting;
  if (!best) return [];
  // Where even the last of those that are known fits well, the next ones may too.
  const last = jobs?.at(-1);
  const open = hasMoreJobs && last?.fit && wellBands.has(last.fit.band);
  return [
    {
      kind: 'jobs',
      title: open
        ? t('{count} or more jobs fit you well', { count: fitting.length })
        : t('{count, plural, one {# job fits} other {# jobs fit}} you well', { count: fitting.length }),
      detail:
        fitting.length > 1
          ? t('{job} at {employer}, and others', { job: best.title, employer: best.employerName })
          : t('{job} at {employer}', { job: best.title, employer: best.employerName }),
      to: fitting.length === 1 && !open ? paths.job(best.id) : paths.jobs,
    },
  ];
}

/** The next actions; empty when nothing waits. */
export const homeActions = (facts: HomeFacts, paths: HomePaths, now: Date): HomeAction[] => [
  ...offerAction(facts.applications, paths.applications, now),
  ...invitationAction(facts.invitations, paths.applications, now),
  ...promiseActions(facts.applications, paths.applications, now).filter(({ kind }) => kind === 'late'),
  ...profileActions(facts, paths.profile),
  ...jobsAction(facts, paths),
  ...promiseActions(facts.applications, paths.applications, now).filter(({ kind }) => kind === 'promised'),
];
