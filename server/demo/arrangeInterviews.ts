/** Interviews of the demo: one whose times the visitor can pick from, and one that is booked. */
import { hoursLater } from '../../schemas/base/days.ts';
import type { Database } from '../db/database.ts';
import { chooseTime } from '../features/interviews/answerInterview.ts';
import { proposeInterview } from '../features/interviews/proposeInterview.ts';
import type { Services } from '../services/services.ts';
import { visitingRecruiterEmail, visitorEmail } from './accounts.ts';
import { demoEmployer } from './staff.ts';

const timeZone = 'America/New_York';

/** Hours of the day in UTC, on the first working days after tomorrow. */
function timesAhead(now: Date, hours: readonly number[]): string[] {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + 1);
  return hours.map((hour) => {
    do day.setUTCDate(day.getUTCDate() + 1);
    while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
    day.setUTCHours(hour, 0, 0, 0);
    return day.toISOString();
  });
}

/** The newest active application, the visitor's or another one. */
const applicationOf = (db: Database, isVisitor: boolean) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['applications.id', 'candidateEmail', 'recruiterEmail'])
    .where('applications.status', '=', 'ACTIVE')
    .where('candidateEmail', isVisitor ? '=' : '<>', visitorEmail)
    .orderBy((eb) => eb('jobs.recruiterEmail', '=', visitingRecruiterEmail), 'desc')
    .orderBy('applications.createdAt', 'desc')
    .orderBy('applications.id')
    .executeTakeFirst();

/** No mail goes out: the demo people have no mailbox. */
export async function arrangeInterviews({
  db,
  clock,
  env,
}: Pick<Services, 'db' | 'clock' | 'env'>): Promise<void> {
  const now = clock();
  const quietly = (hoursAgo: number) => ({
    ...{ db, env, sendMail: async () => {} },
    clock: () => hoursLater(now, -hoursAgo),
  });
  const recruiter = (email: string) =>
    ({ role: 'RECRUITER', email, employerEmail: demoEmployer.email }) as const;

  const visitors = await applicationOf(db, true);
  if (visitors) {
    await proposeInterview(quietly(3), recruiter(visitors.recruiterEmail), visitors.id, {
      ...{ kind: 'VIDEO', minutes: 45, place: 'https://meet.example/questions', timeZone },
      proposedTimes: timesAhead(now, [15, 17, 20]),
      message: 'Time for your questions before you answer our offer. Two of the team will be there.',
    });
  }

  const other = await applicationOf(db, false);
  if (!other) return;
  const [startsAt = ''] = timesAhead(now, [18]);
  const { id } = await proposeInterview(quietly(20), recruiter(other.recruiterEmail), other.id, {
    ...{ kind: 'ON_SITE', minutes: 60, place: 'Reception, 2nd floor', timeZone },
    ...{ proposedTimes: [startsAt], message: null },
  });
  const candidate = { role: 'CANDIDATE', email: other.candidateEmail, employerEmail: null } as const;
  await chooseTime(quietly(18), candidate, id, { startsAt, timeZone: 'America/Chicago' });
}
