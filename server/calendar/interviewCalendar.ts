/** Interviews as calendar files (iCalendar, RFC 5545), for mails, downloads and subscriptions. */
import ical, {
  foldLines,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Interview } from '../../schemas/interview.ts';
import type { Voice } from '../base/mail.ts';

/** An interview that has, or had, a time. */
export interface CalendarInterview
  extends Pick<
    Interview,
    | 'id'
    | 'jobTitle'
    | 'employerName'
    | 'recruiterName'
    | 'candidateName'
    | 'candidateEmail'
    | 'place'
    | 'message'
    | 'sequence'
    | 'createdAt'
    | 'updatedAt'
  > {
  recruiterEmail: string;
  startsAt: string;
  endsAt: string;
}

/** Whose calendar it goes to. */
type CalendarSide = 'CANDIDATE' | 'RECRUITER';

const methods = {
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
  PUBLISH: ICalCalendarMethod.PUBLISH,
};

/** The URL of a place, in ASCII (all that RFC 5545 allows in a URI); null where the place is not a URL. */
const placeUrl = (place: string) =>
  /^https?:\/\/\S+$/i.test(place) ? (URL.parse(place)?.href ?? null) : null;

/**
 * Removes backslashes from URLs. The library escapes commas and semicolons in a URL as if it were text, but RFC 5545
 * (3.3.13) has no escapes in a URI: links to maps with a comma in them did not open.
 */
const withPlainUrls = (file: string): string =>
  foldLines(
    file
      .replaceAll(/\r\n[ \t]/g, '')
      .replaceAll(/^URL;VALUE=URI:.*$/gm, (line) => line.replaceAll(/\\([\\;,])/g, '$1')),
  );

/**
 * Times are written in UTC, which is the same moment in every calendar, whatever its owner's clocks do on that day.
 *
 * @param method REQUEST puts in or moves what has the same id, CANCEL takes it out; PUBLISH is for subscriptions
 */
export function interviewCalendar(
  interviews: readonly CalendarInterview[],
  method: keyof typeof methods,
  side: CalendarSide,
  { t }: Pick<Voice, 't'>,
): string {
  const calendar = ical({
    prodId: { company: 'Hireday', product: 'Interviews' },
    name: method === 'PUBLISH' ? t('Interviews at Hireday') : null,
    method: methods[method],
  });
  for (const one of interviews) {
    const { jobTitle: job, employerName: employer, candidateName: name } = one;
    const event = calendar.createEvent({
      // Stays the same however often it is moved.
      id: `interview-${one.id}@hireday`,
      ...{ sequence: one.sequence, start: one.startsAt, end: one.endsAt },
      ...{ stamp: one.updatedAt, created: one.createdAt, lastModified: one.updatedAt },
      summary:
        side === 'CANDIDATE'
          ? t('Interview: {job}, {employer}', { job, employer })
          : t('Interview with {name}: {job}', { name, job }),
      ...{ location: one.place, url: placeUrl(one.place), description: one.message },
      status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    // A subscription is for one's own eyes; nobody is invited by it.
    if (method === 'PUBLISH') continue;
    event.organizer({ name: one.recruiterName, email: one.recruiterEmail });
    event.createAttendee({
      ...{ name, email: one.candidateEmail, rsvp: false },
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    });
  }
  return withPlainUrls(calendar.toString());
}
