/** Interviews, and the calendars they go to. */
import { Readable } from 'node:stream';
import { translators } from '../../base/translators.ts';
import { interviewCalendar } from '../../calendar/interviewCalendar.ts';
import { listPage, rowsOfPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { FileAnswer } from '../../http/send.ts';
import { calendarFileName } from '../../mail/postOffice.ts';
import type { Services } from '../../services/services.ts';
import { chooseTime, refuseTimes } from './answerInterview.ts';
import { feedSince, readFeed, renewFeed } from './calendarFeed.ts';
import { cancelInterview } from './cancelInterview.ts';
import { bookingOf, notNow } from './holdInterview.ts';
import { changeInterview, proposeInterview } from './proposeInterview.ts';
import {
  allInterviews,
  findKnownInterview,
  interviewColumns,
  interviewsInScope,
  listedInterviews,
  noSuchInterview,
  selectInterview,
} from './selectInterviews.ts';

const calendarFile = (text: string): FileAnswer => {
  const bytes = Buffer.from(text);
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    type: 'text/calendar; charset=utf-8',
    fileName: calendarFileName,
  };
};

export const interviewsCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  return {
    async interviews({ query, caller }) {
      const now = clock();
      const page = await listPage(
        listedInterviews(db, caller),
        (rows) => rows.select('interviews.id'),
        interviewColumns(now),
        query,
      );
      return rowsOfPage(page, (ids) =>
        selectInterview(now)(allInterviews(db).where('interviews.id', 'in', ids)).execute(),
      );
    },

    interview: ({ params, caller }) =>
      selectInterview(clock())(
        interviewsInScope(db, caller).where('interviews.id', '=', params.id),
      ).executeTakeFirstOrThrow(noSuchInterview),

    proposeInterview: ({ params, caller, body }) => proposeInterview(services, caller, params.id, body),

    changeInterview: ({ params, caller, body, unchanged }) =>
      changeInterview(services, caller, params.id, body, unchanged),

    cancelInterview: ({ params, caller, body }) => cancelInterview(services, caller, params.id, body.reason),

    chooseInterviewTime: ({ params, caller, body, unchanged }) =>
      chooseTime(services, caller, params.id, body, unchanged),

    refuseInterviewTimes: ({ params, caller, body, unchanged }) =>
      refuseTimes(services, caller, params.id, body.text, unchanged),

    async interviewCalendar({ params, caller, locale }) {
      await interviewsInScope(db, caller)
        .where('interviews.id', '=', params.id)
        .select('interviews.id')
        .executeTakeFirstOrThrow(noSuchInterview);
      const about = await findKnownInterview(db, params.id, clock());
      const booked = bookingOf(about);
      if (!booked || about.status === 'CANCELLED') throw notNow('This interview has no time yet.');
      const side = caller.role === 'CANDIDATE' ? 'CANDIDATE' : 'RECRUITER';
      const voice = { t: translators[locale] };
      return calendarFile(interviewCalendar([{ ...about, ...booked }], 'PUBLISH', side, voice));
    },

    calendarFeed: ({ caller }) => feedSince(db, caller.email),

    renewCalendarFeed: ({ caller }) => renewFeed(services, caller),

    readCalendarFeed: async ({ params }) => calendarFile(await readFeed(services, params.secret)),
  };
};
