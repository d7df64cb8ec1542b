/** The demo applications' way through the stages of their jobs. */
import { apply } from '../applications/apply.ts';
import {
  hireApplication,
  moveApplication,
  rejectApplication,
  withdrawApplication,
} from '../applications/changeApplication.ts';
import type { Database } from '../db/database.ts';
import { hoursLater } from './days.ts';
import { visitorEmail } from './people.ts';
import type { SavedPick } from './reviewPicks.ts';

/** Stages as every job has them unless it was given others. */
type Stage = 'screening' | 'assessment' | 'interview' | 'offer';

/** Typed by the recruiter, as every reason is. */
const reasons = {
  other:
    'Thank you for two good conversations; I enjoyed both. It was a narrow decision, and in the end we chose somebody whose last years were even closer to this work. I would be glad to see you apply again.',
  filled:
    'We have filled this job since. Thank you for the time you took; I have kept your resume at hand for the next opening on the team.',
};

type Step = Stage | 'HIRE' | 'WITHDRAW' | { reject: string };

/** What becomes of an application: on which day after it was sent, what happens. */
type Course = Readonly<Record<number, Step>>;

/** Of the first applications, in their order: everything that can become of one happens once. */
const firstCourses: readonly Course[] = [
  { 1: 'screening', 4: 'interview', 9: 'offer', 12: 'HIRE' },
  { 2: 'screening', 6: 'interview' },
  { 3: 'screening', 6: 'assessment', 10: 'interview', 14: 'offer' },
  { 1: 'screening', 3: 'interview', 6: { reject: reasons.other } },
  { 4: 'screening', 7: 'WITHDRAW' },
];

/** Of the demo candidate, whatever comes of the others. */
const visitorCourse: Course = { 1: 'screening', 7: 'assessment', 13: 'interview', 19: 'offer' };

/** Of all others, in turn. */
const laterCourses: readonly Course[] = [{ 2: 'screening', 7: 'interview' }, { 3: 'screening' }, {}];

/** The recruiter answers a day before it is promised … */
const answeredAfterDays = 6;
/** … but for one of so many, who waits in vain: what a recruiter finds to do. */
const forgottenOf = 5;

/** The next step where the course says nothing and the promised day is near. */
function onward({ stage, number }: Running): Step | undefined {
  switch (stage) {
    case 'applied':
      return 'screening';
    case 'screening':
    case 'assessment':
      return 'interview';
    case 'interview':
      return number % 2 === 0 ? { reject: reasons.other } : 'offer';
    default:
      return undefined;
  }
}

/** Taken in turn; null where the resume has to do. */
const coverLetters = [
  'I saw that this job is close to what I do now and would like to talk about it. My resume says the rest; I can start four weeks after an agreement.',
  null,
  'Two former colleagues work at Larkfield and speak well of it. What you describe is the part of my work I like best, and I would be glad to do more of it.',
] as const;

interface Running {
  id: string;
  pick: SavedPick;
  appliedDaysAgo: number;
  /** Among all that were sent. */
  number: number;
  stage: Stage | 'applied';
  changedDaysAgo: number;
  /** Changed when somebody else is hired. */
  course: Course;
}

function stepOf(application: Running, daysAgo: number): Step | undefined {
  const { course, appliedDaysAgo, changedDaysAgo, number } = application;
  const planned = course[appliedDaysAgo - daysAgo];
  if (planned || changedDaysAgo - daysAgo < answeredAfterDays) return planned;
  return number % forgottenOf === forgottenOf - 1 ? undefined : onward(application);
}

export interface ApplicationLife {
  /**
   * Has saved candidates apply and moves the applications on that are due that day.
   *
   * @returns those who did not hear of the job
   */
  live(saved: readonly SavedPick[], daysAgo: number, at: Date): Promise<SavedPick[]>;
  /** Goes on with an application that an accepted invitation made. */
  join(id: string, pick: SavedPick, daysAgo: number): void;
}

export function createApplicationLife(db: Database): ApplicationLife {
  /** Those that have not ended. */
  const running = new Set<Running>();
  let considered = 0;
  let sent = 0;

  /** Three of four who are saved hear of the job and apply. */
  async function send(pick: SavedPick, daysAgo: number, at: Date): Promise<boolean> {
    const { jobId, candidateEmail } = pick;
    const isVisitor = candidateEmail === visitorEmail;
    if (!isVisitor) considered += 1;
    if (!isVisitor && considered % 4 === 0) return false;
    const number = sent;
    if (!isVisitor) sent += 1;
    const coverLetter = coverLetters[number % coverLetters.length] ?? null;
    const { id } = await apply(
      db,
      { jobId, candidateEmail, coverLetter, source: 'APPLIED' },
      hoursLater(at, 11),
    );
    const othersCourse = firstCourses[number] ?? laterCourses[number % laterCourses.length] ?? {};
    const course = isVisitor ? visitorCourse : othersCourse;
    running.add({
      id,
      pick,
      number,
      appliedDaysAgo: daysAgo,
      changedDaysAgo: daysAgo,
      stage: 'applied',
      course,
    });
    return true;
  }

  /** Who is hired looks no further, and those who wait for the same job get an answer the day after. */
  async function settle({ jobId, candidateEmail }: SavedPick, daysAgo: number) {
    await db
      .updateTable('candidates')
      .set({ openToWork: false })
      .where('candidateEmail', '=', candidateEmail)
      .execute();
    for (const other of running) {
      const tomorrow = other.appliedDaysAgo - daysAgo + 1;
      if (other.pick.jobId === jobId) other.course = { [tomorrow]: { reject: reasons.filled } };
      if (other.pick.candidateEmail === candidateEmail) other.course = { [tomorrow]: 'WITHDRAW' };
    }
  }

  async function move(application: Running, daysAgo: number, at: Date) {
    const { id, pick } = application;
    const step = stepOf(application, daysAgo);
    if (!step) return;
    const recruiter = { id, by: { recruiterEmail: pick.recruiterEmail } };
    const when = hoursLater(at, 8);
    const ends = typeof step === 'object' || step === 'HIRE' || step === 'WITHDRAW';
    if (ends) running.delete(application);
    if (step === 'HIRE') {
      await hireApplication(db, recruiter, when);
      await settle(application.pick, daysAgo);
    } else if (step === 'WITHDRAW') {
      await withdrawApplication(db, { id, by: { candidateEmail: pick.candidateEmail } }, when);
    } else if (typeof step === 'object') await rejectApplication(db, recruiter, step.reject, when);
    else {
      await moveApplication(db, recruiter, step, when);
      application.stage = step;
      application.changedDaysAgo = daysAgo;
    }
  }

  return {
    async live(saved, daysAgo, at) {
      for (const application of running) await move(application, daysAgo, at);
      const left: SavedPick[] = [];
      for (const pick of saved) if (!(await send(pick, daysAgo, at))) left.push(pick);
      return left;
    },
    join(id, pick, daysAgo) {
      const course = laterCourses[sent % laterCourses.length] ?? {};
      const at = { appliedDaysAgo: daysAgo, changedDaysAgo: daysAgo, stage: 'applied' as const };
      running.add({ id, pick, number: sent, ...at, course });
      sent += 1;
    },
  };
}
