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
import type { SavedPick } from './reviewPicks.ts';

/** Stages as every job has them unless it was given others. */
type Stage = 'screening' | 'assessment' | 'interview' | 'offer';

/** What becomes of an application: on which day after it was sent, what happens. */
type Course = Readonly<Record<number, Stage | 'HIRE' | 'WITHDRAW' | { reject: string }>>;

/** Taken in turn. */
const courses: readonly Course[] = [
  { 1: 'screening', 4: 'interview', 9: 'offer', 12: 'HIRE' },
  { 2: 'screening', 6: 'interview' },
  { 1: 'screening', 5: { reject: 'We went on with people who have worked in a team of this size before.' } },
  { 3: 'screening', 6: 'assessment', 10: 'interview', 14: 'offer' },
  { 2: 'screening' },
  { 4: 'screening', 7: 'WITHDRAW' },
];

const coverLetter =
  'I saw that this job is close to what I do now and would like to talk about it. My resume says the rest; I can start four weeks after an agreement.';

interface Running {
  id: string;
  pick: SavedPick;
  appliedDaysAgo: number;
  course: Course;
}

export interface ApplicationLife {
  /** Has saved candidates apply and moves the applications on that are due that day. */
  live(saved: readonly SavedPick[], daysAgo: number, at: Date): Promise<void>;
}

export function createApplicationLife(db: Database): ApplicationLife {
  const running: Running[] = [];
  let applied = 0;

  /** Three of four who are saved hear of the job and apply. */
  async function send(pick: SavedPick, daysAgo: number, at: Date) {
    applied += 1;
    if (applied % 4 === 0) return;
    const { jobId, candidateEmail } = pick;
    const letter = applied % 2 === 0 ? null : coverLetter;
    const { id } = await apply(
      db,
      { jobId, candidateEmail, coverLetter: letter, source: 'APPLIED' },
      hoursLater(at, 11),
    );
    const course = courses[running.length % courses.length] ?? {};
    running.push({ id, pick, appliedDaysAgo: daysAgo, course });
  }

  async function move({ id, pick, appliedDaysAgo, course }: Running, daysAgo: number, at: Date) {
    const step = course[appliedDaysAgo - daysAgo];
    if (!step) return;
    const recruiter = { id, by: { recruiterEmail: pick.recruiterEmail } };
    const when = hoursLater(at, 8);
    if (step === 'HIRE') await hireApplication(db, recruiter, when);
    else if (step === 'WITHDRAW') {
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
