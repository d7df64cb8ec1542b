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

/** What becomes of an application: on which day after it was sent, what happens. */
type Course = Readonly<Record<number, Stage | 'HIRE' | 'WITHDRAW' | { reject: string }>>;

/** Of the first applications, in their order: everything that can become of one happens once. */
const firstCourses: readonly Course[] = [
  { 1: 'screening', 4: 'interview', 9: 'offer', 12: 'HIRE' },
  { 2: 'screening', 6: 'interview' },
  { 3: 'screening', 6: 'assessment', 10: 'interview', 14: 'offer' },
  { 1: 'screening', 3: 'interview', 6: { reject: reasons.other } },
  { 4: 'screening', 7: 'WITHDRAW' },
];

/** Of the demo candidate, whatever comes of the others. */
const visitorCourse: Course = { 1: 'screening', 5: 'interview', 15: 'offer' };

/** Of all others, in turn. */
const laterCourses: readonly Course[] = [{ 2: 'screening', 7: 'interview' }, { 3: 'screening' }, {}];

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
  /** Changed when somebody else is hired. */
  course: Course;
}

export interface ApplicationLife {
  /** Has saved candidates apply and moves the applications on that are due that day. */
  live(saved: readonly SavedPick[], daysAgo: number, at: Date): Promise<void>;
}

export function createApplicationLife(db: Database): ApplicationLife {
  /** Those that have not ended. */
  const running = new Set<Running>();
  let considered = 0;
  let sent = 0;

  /** Three of four who are saved hear of the job and apply. */
  async function send(pick: SavedPick, daysAgo: number, at: Date) {
    const { jobId, candidateEmail } = pick;
    const isVisitor = candidateEmail === visitorEmail;
    if (!isVisitor) considered += 1;
    if (!isVisitor && considered % 4 === 0) return;
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
    running.add({ id, pick, appliedDaysAgo: daysAgo, course });
  }

  /** Who is hired looks no further, and those who wait for the same job get an answer the day after. */
  async function settle({ jobId, candidateEmail }: SavedPick, daysAgo: number) {
    await db
      .updateTable('candidates')
      .set({ openToWork: false })
      .where('candidateEmail', '=', candidateEmail)
      .execute();
    for (const other of running) {
      if (other.pick.jobId !== jobId) continue;
      other.course = { [other.appliedDaysAgo - daysAgo + 1]: { reject: reasons.filled } };
    }
  }

  async function move(application: Running, daysAgo: number, at: Date) {
    const { id, pick, appliedDaysAgo, course } = application;
    const step = course[appliedDaysAgo - daysAgo];
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
    else await moveApplication(db, recruiter, step, when);
  }

  return {
    async live(saved, daysAgo, at) {
      for (const application of running) await move(application, daysAgo, at);
      for (const pick of saved) await send(pick, daysAgo, at);
    },
  };
}
