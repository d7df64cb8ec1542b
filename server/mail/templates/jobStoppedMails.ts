/** Mails about jobs that were closed or put on hold, or are open again. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { JobState } from '../../../schemas/application.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';
import { dayOf } from './dates.ts';

interface Moved {
  title: string;
  employerName: string;
  state: JobState;
  /** Whether its last day closed it. */
  isOver: boolean;
  /** Whether the reader was invited and has not answered; otherwise they have applied. */
  isInvited: boolean;
  /** The promised day of the next answer, which stays. */
  answerBy: string | null;
  /** Whether an interview lies ahead. */
  isBooked: boolean;
  /** The last day of an open offer. */
  offerUntil: string | null;
  appUrl: string;
  stop: Stop;
}

function opening({ t }: Voice, { title: job, employerName: employer, state, isOver }: Moved): string {
  const about = { job, employer };
  if (state === 'OPEN') return t('{job} at {employer} is open again.', about);
  if (state === 'ON_HOLD') return t('{job} at {employer} is on hold.', about);
  return isOver
    ? t('{job} at {employer} has closed: its last day is over.', about)
    : t('{job} at {employer} was closed.', about);
}

/** The consequence for the reader: what goes on, and what does not. */
function consequences(
  { t, locale }: Voice,
  { employerName: employer, state, isInvited, answerBy, isBooked, offerUntil }: Moved,
): string[] {
  if (isInvited)
    return [
      state === 'OPEN'
        ? t('You can accept the invitation again.')
        : t('The invitation cannot be accepted while the job is not open.'),
    ];
  return [
    state === 'OPEN' ? t('Your application goes on where it was.') : t('Your application is not decided.'),
    answerBy !== null &&
      t('{employer} still owes you an answer, by {day}.', { employer, day: dayOf(answerBy, locale) }),
    isBooked && state !== 'OPEN' && t('Your interview stays booked unless you hear otherwise.'),
    offerUntil !== null &&
      state !== 'OPEN' &&
      t('The offer you have stays good until {day}.', { day: dayOf(offerUntil, locale) }),
    state !== 'OPEN' && t('You can go on reading the job, and withdraw at any time.'),
  ].filter((sentence) => sentence !== false);
}

const subjects: Record<JobState, (t: Translate, about: { job: string; employer: string }) => string> = {
  OPEN: (t, about) => t('{job} at {employer} is open again', about),
  ON_HOLD: (t, about) => t('{job} at {employer} is on hold', about),
  CLOSED: (t, about) => t('{job} at {employer} was closed', about),
};

/** To someone who waits for an answer, or was invited. */
export const jobStateMail =
  (moved: Moved): Letter =>
  (voice) => {
    const { t } = voice;
    const { title: job, employerName: employer, state, isInvited, appUrl, stop } = moved;
    return compose(voice, {
      kind: state === 'OPEN' ? 'JOB_REOPENED' : 'JOB_STOPPED',
      sender: employer,
      subject: (t) => subjects[state](t, { job, employer }),
      blocks: [
        ...[opening(voice, moved), ...consequences(voice, moved)].map((say) => ({ say })),
        { link: t('See your applications'), url: appUrl + addresses.candidate.applications },
      ],
      why: isInvited
        ? t('You are receiving this e-mail because you were invited to talk about this job at Hireday.')
        : t('You are receiving this e-mail because {employer} considers you for a job at Hireday.', {
            employer,
          }),
      stop,
    });
  };

interface ClosedItself {
  jobId: string;
  title: string;
  validThrough: string;
  /** How many applications are not decided. */
  waiting: number;
  appUrl: string;
}

/** To the recruiter of a job whose last day is over. */
export const closedItselfMail =
  ({ jobId, title: job, validThrough, waiting, appUrl }: ClosedItself): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const page = appUrl + addressOf(addresses.recruiter.job, { id: jobId });
    return compose(voice, {
      kind: 'JOB_CLOSED_ITSELF',
      subject: (t) => t('{job} has closed', { job }),
      blocks: [
        {
          say: t('{job} was open until {day}, so it has closed.', { job, day: dayOf(validThrough, locale) }),
        },
        waiting === 0
          ? { say: t('Nobody waits for an answer.') }
          : {
              say: t(
                '{waiting, plural, one {# person still waits for your answer.} other {# people still wait for your answer.}} We have told them that the job is closed.',
                { waiting },
              ),
            },
        { say: t('To go on with it, give it a later last day and open it again.') },
        { link: t('See the job'), url: waiting === 0 ? page : `${page}?tab=applications` },
      ],
      why: t('You are receiving this e-mail because you have jobs at Hireday.'),
    });
  };
