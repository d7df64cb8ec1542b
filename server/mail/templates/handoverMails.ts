/** Mails about jobs and interviews that someone else has from here on. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose } from './compose.ts';
import {
  type AboutInterview,
  type Booked,
  messageOf,
  minutesAndPlace,
  type Reader,
  senderFor,
  shortlyOf,
  whenOf,
  withCalendar,
  zoneLine,
} from './interviewMails.ts';

interface HandedJobs {
  /** Of the jobs. */
  titles: readonly string[];
  formerName: string;
  newName: string;
  employerName: string;
  appUrl: string;
}

/** As many titles as a mail names. */
const namedTitles = 20;

const titlesOf = (titles: readonly string[], { t }: Voice) => [
  ...titles.slice(0, namedTitles).map((title) => ({ say: `• ${title}` })),
  ...(titles.length > namedTitles
    ? [
        {
          say: t('And {count, plural, one {# more} other {# more}}.', { count: titles.length - namedTitles }),
        },
      ]
    : []),
];

const why = ({ t }: Voice, employer: string) =>
  t('You are receiving this e-mail because you recruit for {employer} at Hireday.', { employer });

/** To the one who has the jobs now. */
export const jobsTakenOverMail =
  ({
    titles,
    formerName: name,
    employerName: employer,
    appUrl,
    heldCount,
    freedCount,
  }: HandedJobs & { heldCount: number; freedCount: number }): Letter =>
  (voice) => {
    const { t } = voice;
    const count = titles.length;
    return compose(voice, {
      kind: 'JOBS_TAKEN_OVER',
      subject: (t) =>
        t(
          '{count, plural, one {You have taken over a job from {name}} other {You have taken over # jobs from {name}}}',
          {
            count,
            name,
          },
        ),
      blocks: [
        {
          say: t('You now run {count, plural, one {this job} other {these jobs}}, until now with {name}:', {
            count,
            name,
          }),
        },
        ...titlesOf(titles, voice),
        {
          say: t(
            'Their candidates, messages, interviews and offers are yours as well. The days on which candidates were promised an answer stay as they are.',
          ),
        },
        ...(heldCount > 0
          ? [
              {
                say: t(
                  '{count, plural, one {One of them was open and is} other {# of them were open and are}} on hold, because no plan covers you.',
                  { count: heldCount },
                ),
              },
            ]
          : []),
        ...(freedCount > 0
          ? [
              {
                say: t(
                  '{count, plural, one {One interview was} other {# interviews were}} booked when you have another one. The candidates know that it does not take place then; propose other times where none is left.',
                  { count: freedCount },
                ),
              },
            ]
          : []),
        { link: t('See your jobs'), url: appUrl + addresses.recruiter.jobs },
      ],
      why: why(voice, employer),
    });
  };

/** To the one who had them. */
export const jobsHandedOverMail =
  ({ titles, newName: name, employerName: employer }: HandedJobs): Letter =>
  (voice) => {
    const { t } = voice;
    const count = titles.length;
    return compose(voice, {
      kind: 'JOBS_HANDED_OVER',
      subject: (t) =>
        t('{name} has taken over {count, plural, one {one of your jobs} other {# of your jobs}}', {
          count,
          name,
        }),
      blocks: [
        {
          say: t('{count, plural, one {This job is} other {These jobs are}} now with {name} of {employer}:', {
            count,
            name,
            employer,
          }),
        },
        ...titlesOf(titles, voice),
        {
          say: t(
            'The applications, messages and interviews went along. Your notes and scorecards keep your name.',
          ),
        },
      ],
      why: why(voice, employer),
    });
  };

/** To the candidate and the new recruiter: the interview stays, with someone else. */
export const interviewHandedOverMail =
  (about: AboutInterview, booked: Booked, former: string, reader: Reader): Letter =>
  (voice) => {
    const { t } = voice;
    const { candidateName, employerName: employer, jobTitle: job, recruiterName: name } = about;
    const when = whenOf(about, reader, booked.startsAt, voice);
    const isCandidate = reader.side === 'CANDIDATE';
    const content = compose(voice, {
      kind: 'INTERVIEW_HANDED_OVER',
      sender: senderFor(about, reader),
      subject: (t) =>
        isCandidate
          ? t('Your interview at {employer} is now with {name}', { employer, name })
          : t('You now hold the interview with {name}: {when}', {
              name: candidateName,
              when: shortlyOf(about, reader, booked.startsAt, voice),
            }),
      blocks: [
        {
          say: isCandidate
            ? t('{name} takes over from {former} and will talk with you about {job}.', { name, former, job })
            : t('You take over from {former}: {name}, about {job}.', { name: candidateName, former, job }),
        },
        { say: t('The time stays: {when}.', { when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about, voice),
        { link: t('See the interview'), url: reader.url },
      ],
      why: t('You are receiving this e-mail because of an interview that is arranged at Hireday.'),
    });
    return withCalendar(content, about, booked, 'REQUEST', reader, voice);
  };

/** To the one who had it: their calendar lets it go. @param about as it was */
export const interviewGivenAwayMail =
  (about: AboutInterview, booked: Booked, newName: string, url: string): Letter =>
  (voice) => {
    const { t } = voice;
    const reader: Reader = { side: 'RECRUITER', url };
    const { candidateName: name, jobTitle: job } = about;
    const content = compose(voice, {
      kind: 'INTERVIEW_HANDED_OVER',
      subject: (t) => t('{recruiter} takes over the interview with {name}', { recruiter: newName, name }),
      blocks: [
        {
          say: t('The interview about {job} on {when} is no longer yours to hold.', {
            job,
            when: whenOf(about, reader, booked.startsAt, voice),
          }),
        },
        { say: t('The calendar file takes it out of your calendar.') },
        { link: t('Open your dashboard'), url },
      ],
      why: t('You are receiving this e-mail because of an interview that is arranged at Hireday.'),
    });
    return withCalendar(content, about, booked, 'CANCEL', reader, voice);
  };
