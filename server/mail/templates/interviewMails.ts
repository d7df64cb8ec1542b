/** Mails about interviews; times are told in the reader's zone, which is named. */
import type { Interview } from '../../../schemas/interview.ts';
import { zonedWords, zoneName } from '../../../src/kit/zonedWords.ts';
import type { Letter, MailContent, Voice } from '../../base/mail.ts';
import { type CalendarInterview, interviewCalendar } from '../../calendar/interviewCalendar.ts';
import { compose, type Stop } from './compose.ts';
import { letterOf } from './letter.ts';

/** All that mails about an interview can tell. */
export interface AboutInterview extends Interview {
  recruiterEmail: string;
}

/** The reader, and where they see the interview. */
export interface Reader {
  side: 'CANDIDATE' | 'RECRUITER';
  url: string;
}

/** The time that was booked, where there is or was one. */
export interface Booked {
  startsAt: string;
  endsAt: string;
}

/** The zone a reader's times are told in: a candidate's own once it is known. */
const zoneOf = ({ timeZone, candidateTimeZone }: AboutInterview, { side }: Reader) =>
  side === 'CANDIDATE' ? (candidateTimeZone ?? timeZone) : timeZone;

export const whenOf = (about: AboutInterview, reader: Reader, at: string, { locale }: Voice) =>
  zonedWords(at, zoneOf(about, reader), locale);

export const zoneLine = (about: AboutInterview, reader: Reader, { t }: Voice) => ({
  say: t('Times are told in the time zone {zone}.', { zone: zoneName(zoneOf(about, reader)) }),
});

const why = ({ t }: Voice) =>
  t('You are receiving this e-mail because of an interview that is arranged at Hireday.');

export const messageOf = (about: AboutInterview) =>
  about.message === null ? [] : [{ quote: about.message }];

/** The recruiter's words: a letter to the candidate, and as they were written where their author reads them again. */
const wordsFor = (words: string | null, about: AboutInterview, { side }: Reader, voice: Voice) => {
  if (words === null) return [];
  const { recruiterName: name, employerName } = about;
  return [{ quote: side === 'CANDIDATE' ? letterOf(words, { name, employerName }, voice) : words }];
};

export const minutesAndPlace = ({ minutes, place }: AboutInterview, { t }: Voice) => [
  { say: t('{minutes, plural, one {It takes # minute.} other {It takes # minutes.}}', { minutes }) },
  { say: t('Place or link: {place}', { place }) },
];

export function withCalendar(
  content: MailContent,
  about: AboutInterview,
  booked: Booked,
  method: 'REQUEST' | 'CANCEL',
  { side }: Reader,
  voice: Voice,
): MailContent {
  const event: CalendarInterview = { ...about, ...booked };
  return { ...content, calendar: { method, text: interviewCalendar([event], method, side, voice) } };
}

/**
 * To the candidate: times to pick from.
 *
 * @param released the time that was booked before, which their calendar lets go
 */
export const interviewProposedMail =
  (about: AboutInterview, url: string, released: Booked | null = null): Letter =>
  (voice) => {
    const { t } = voice;
    const reader: Reader = { side: 'CANDIDATE', url };
    const { recruiterName: name, employerName: employer, jobTitle: job } = about;
    const content = compose(voice, {
      kind: 'INTERVIEW_PROPOSED',
      subject: (t) =>
        released
          ? t('New times for your interview at {employer}: {job}', { employer, job })
          : t('Interview at {employer} for {job}: please pick a time', { employer, job }),
      blocks: [
        ...(released
          ? [
              {
                say: t('The interview on {when} does not take place at that time.', {
                  when: whenOf(about, reader, released.startsAt, voice),
                }),
              },
            ]
          : []),
        ...wordsFor(about.message, about, reader, voice),
        { say: t('{name} of {employer} proposes these times:', { name, employer }) },
        ...about.openTimes.map((at) => ({ say: `• ${whenOf(about, reader, at, voice)}` })),
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        { link: t('Pick a time'), url },
      ],
      why: why(voice),
    });
    return released ? withCalendar(content, about, released, 'CANCEL', reader, voice) : content;
  };

/** To both: the time that was picked. */
export const interviewBookedMail =
  (about: AboutInterview, booked: Booked, reader: Reader): Letter =>
  (voice) => {
    const { t } = voice;
    const { candidateName: name, employerName: employer, jobTitle: job } = about;
    const when = whenOf(about, reader, booked.startsAt, voice);
    const content = compose(voice, {
      kind: 'INTERVIEW_BOOKED',
      subject: (t) =>
        reader.side === 'CANDIDATE'
          ? t('Your interview at {employer}: {when}', { employer, when })
          : t('{name} picked a time for the interview: {when}', { name, when }),
      blocks: [
        { say: t('The interview about {job} is booked: {when}.', { job, when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about),
        { link: t('See the interview'), url: reader.url },
      ],
      why: why(voice),
    });
    return withCalendar(content, about, booked, 'REQUEST', reader, voice);
  };

/** To the candidate, the day before. Calendars have it already. */
export const interviewAheadMail =
  (about: AboutInterview, startsAt: string, reader: Reader, stop: Stop): Letter =>
  (voice) => {
    const { t } = voice;
    const { employerName: employer, jobTitle: job, recruiterName: name } = about;
    const when = whenOf(about, reader, startsAt, voice);
    return compose(voice, {
      kind: 'INTERVIEW_AHEAD',
      subject: (t) => t('Reminder: your interview at {employer}, {when}', { employer, when }),
      blocks: [
        { say: t('Your interview with {name} about {job} is on {when}.', { name, job, when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about),
        { link: t('See the interview'), url: reader.url },
        { say: t('If you cannot come, say so there: the recruiter learns of it at once.') },
      ],
      why: why(voice),
      stop,
    });
  };

/** To both: something else than the time of a booked interview is different. */
export const interviewChangedMail =
  (about: AboutInterview, booked: Booked, reader: Reader): Letter =>
  (voice) => {
    const { t } = voice;
    const { jobTitle: job } = about;
    const when = whenOf(about, reader, booked.startsAt, voice);
    const content = compose(voice, {
      kind: 'INTERVIEW_CHANGED',
      subject: (t) => t('Something has changed about the interview for {job}', { job }),
      blocks: [
        { say: t('The time stays: {when}.', { when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about),
        { link: t('See the interview'), url: reader.url },
      ],
      why: why(voice),
    });
    return withCalendar(content, about, booked, 'REQUEST', reader, voice);
  };

/** To the recruiter: the candidate can come at none of the times. @param released the one that was booked before */
export const interviewRefusedMail =
  (about: AboutInterview, url: string, released: Booked | null): Letter =>
  (voice) => {
    const { t } = voice;
    const reader: Reader = { side: 'RECRUITER', url };
    const { candidateName: name, jobTitle: job, noneFits } = about;
    const content = compose(voice, {
      kind: 'INTERVIEW_REFUSED',
      subject: (t) => t('{name} asks for other interview times: {job}', { name, job }),
      blocks: [
        ...(released
          ? [
              {
                say: t('The interview on {when} does not take place at that time.', {
                  when: whenOf(about, reader, released.startsAt, voice),
                }),
              },
            ]
          : []),
        ...(noneFits === null ? [] : [{ quote: letterOf(noneFits, { name, employerName: null }, voice) }]),
        { link: t('Propose other times'), url },
      ],
      why: why(voice),
    });
    return released ? withCalendar(content, about, released, 'CANCEL', reader, voice) : content;
  };

/** To either: it does not take place. @param booked its time, if it had one: only then a calendar has it */
export const interviewCancelledMail =
  (about: AboutInterview, booked: Booked | null, reader: Reader): Letter =>
  (voice) => {
    const { t } = voice;
    const { jobTitle: job, cancelReason, candidateName: name, employerName: employer } = about;
    const content = compose(voice, {
      kind: 'INTERVIEW_CANCELLED',
      subject: (t) =>
        reader.side === 'CANDIDATE'
          ? t('Your interview at {employer} for {job} is canceled', { employer, job })
          : t('The interview with {name} for {job} is canceled', { name, job }),
      blocks: [
        booked
          ? {
              say: t('It was to be on {when}.', { when: whenOf(about, reader, booked.startsAt, voice) }),
            }
          : { say: t('None of the proposed times can be picked any more.') },
        ...wordsFor(cancelReason, about, reader, voice),
        { link: t('See the application'), url: reader.url },
      ],
      why: why(voice),
    });
    return booked ? withCalendar(content, about, booked, 'CANCEL', reader, voice) : content;
  };
