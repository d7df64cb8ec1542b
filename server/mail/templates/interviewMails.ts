/** Mails about interviews; times are told in the reader's zone, which is named. */
import type { Interview } from '../../../schemas/interview.ts';
import { zonedWords, zoneName } from '../../../src/kit/zonedWords.ts';
import type { Letter, MailContent, Voice } from '../../base/mail.ts';
import { type CalendarInterview, interviewCalendar } from '../../calendar/interviewCalendar.ts';
import { type Block, compose, type Stop, wordsOf } from './compose.ts';
import { momentOf } from './dates.ts';

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

/** For subjects. */
export const shortlyOf = (about: AboutInterview, reader: Reader, at: string, { locale }: Voice) =>
  momentOf(at, zoneOf(about, reader), locale);

export const zoneLine = (about: AboutInterview, reader: Reader, { t }: Voice) => ({
  say: t('Times are told in the time zone {zone}.', { zone: zoneName(zoneOf(about, reader)) }),
});

const why = ({ t }: Voice) =>
  t('You are receiving this e-mail because of an interview that is arranged at Hireday.');

/** The words that came with the proposal, without a name: their author may have handed the interview over. */
export const messageOf = ({ message }: AboutInterview, { t }: Voice): Block[] =>
  message === null ? [] : [{ say: t('Note about the interview:') }, { quote: message }];

/** Whom mails about an interview come from: candidates deal with the company. */
export const senderFor = ({ employerName }: AboutInterview, { side }: Reader): string | undefined =>
  side === 'CANDIDATE' ? employerName : undefined;

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
      sender: senderFor(about, reader),
      subject: (t) =>
        released
          ? t('New times for your interview: {job}', { job })
          : t('Pick a time for your interview: {job}', { job }),
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
        ...wordsOf(name, about.message, voice),
        {
          say: t('{name} of {employer} proposes these times to talk about {job}:', { name, employer, job }),
        },
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
      sender: senderFor(about, reader),
      subject: (t) =>
        reader.side === 'CANDIDATE'
          ? t('Your interview at {employer}: {when}', {
              employer,
              when: shortlyOf(about, reader, booked.startsAt, voice),
            })
          : t('{name} picked a time for the interview: {when}', {
              name,
              when: shortlyOf(about, reader, booked.startsAt, voice),
            }),
      blocks: [
        { say: t('The interview about {job} is booked: {when}.', { job, when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about, voice),
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
      sender: senderFor(about, reader),
      subject: (t) =>
        t('Reminder: interview at {employer}, {when}', {
          employer,
          when: shortlyOf(about, reader, startsAt, voice),
        }),
      blocks: [
        { say: t('Your interview with {name} about {job} is on {when}.', { name, job, when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about, voice),
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
      sender: senderFor(about, reader),
      subject: (t) => t('A detail of the interview has changed: {job}', { job }),
      blocks: [
        { say: t('The time stays: {when}.', { when }) },
        zoneLine(about, reader, voice),
        ...minutesAndPlace(about, voice),
        ...messageOf(about, voice),
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
      subject: (t) => t('{name} asks for other times: {job}', { name, job }),
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
        ...wordsOf(name, noneFits, voice),
        { link: t('Propose other times'), url },
      ],
      why: why(voice),
    });
    return released ? withCalendar(content, about, released, 'CANCEL', reader, voice) : content;
  };

function cancelledWords(about: AboutInterview, booked: Booked | null, reader: Reader, voice: Voice): string {
  const { t } = voice;
  const { employerName: employer } = about;
  if (booked === null)
    return t('None of the times that {employer} proposed can be picked any more.', { employer });
  const when = whenOf(about, reader, booked.startsAt, voice);
  return reader.side === 'CANDIDATE'
    ? t('The interview at {employer} was to be on {when}.', { employer, when })
    : t('It was to be on {when}.', { when });
}

/** To either: it does not take place. @param booked its time, if it had one: only then a calendar has it */
export const interviewCancelledMail =
  (about: AboutInterview, booked: Booked | null, reader: Reader): Letter =>
  (voice) => {
    const { t } = voice;
    const { jobTitle: job, cancelReason, candidateName: name } = about;
    const content = compose(voice, {
      kind: 'INTERVIEW_CANCELLED',
      sender: senderFor(about, reader),
      subject: (t) =>
        reader.side === 'CANDIDATE'
          ? t('Your interview for {job} is canceled', { job })
          : t('The interview with {name} is canceled: {job}', { name, job }),
      blocks: [
        { say: cancelledWords(about, booked, reader, voice) },
        ...(cancelReason === null ? [] : [{ say: t('Reason:') }, { quote: cancelReason }]),
        { link: t('See the application'), url: reader.url },
      ],
      why: why(voice),
    });
    return booked ? withCalendar(content, about, booked, 'CANCEL', reader, voice) : content;
  };
