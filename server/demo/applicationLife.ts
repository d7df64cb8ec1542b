/** The demo applications' way through the stages of their jobs. */

import { hoursLater } from '../../schemas/base/days.ts';
import type { Database } from '../db/database.ts';
import { apply } from '../features/applications/apply.ts';
import {
  hireApplication,
  moveApplication,
  rejectApplication,
  withdrawApplication,
} from '../features/applications/changeApplication.ts';
import { visitorEmail } from './accounts.ts';
import {
  answeredAfterDays,
  type Course,
  coverLetters,
  firstCourses,
  forgottenOf,
  laterCourses,
  reasons,
  type Stage,
  type Step,
  visitorCourse,
  walkIns,
} from './applicationCourses.ts';
import { openPicks } from './openPicks.ts';
import type { SavedPick } from './reviewPicks.ts';

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

interface Running {
  id: string;
  pick: SavedPick;
  appliedDaysAgo: number;
  /** Among all that were sent. */
  number: number;
  stage: Stage | 'applied';
  changedDaysAgo: number;
  /** Changed when someone else is hired. */
  course: Course;
}

function stepOf(application: Running, daysAgo: number): Step | undefined {
  const { course, appliedDaysAgo, changedDaysAgo, number } = application;
  const planned = course[appliedDaysAgo - daysAgo];
  if (planned || changedDaysAgo - daysAgo < answeredAfterDays) return planned;
  return number % forgottenOf === forgottenOf - 1 ? undefined : onward(application);
}

export class ApplicationLife {
  readonly #db: Database;
  /** Those that have not ended. */
  readonly #running = new Set<Running>();
  /** Jobs someone was hired for. */
  readonly #filled = new Set<string>();
  #considered = 0;
  #sent = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Has saved candidates apply and moves the applications on that are due that day.
   *
   * @returns those who did not hear of the job
   */
  async live(saved: readonly SavedPick[], daysAgo: number, at: Date): Promise<SavedPick[]> {
    for (const application of this.#running) await this.#move(application, daysAgo, at);
    const left: SavedPick[] = [];
    for (const pick of saved) if (!(await this.#send(pick, daysAgo, at))) left.push(pick);
    await this.#walkIn(daysAgo, at);
    return left;
  }

  /** Goes on with an application that an accepted invitation made. */
  join(id: string, pick: SavedPick, daysAgo: number): void {
    const course = this.#courseFor(pick.jobId, laterCourses[this.#sent % laterCourses.length] ?? {});
    const at = { appliedDaysAgo: daysAgo, changedDaysAgo: daysAgo, stage: 'applied' as const };
    this.#running.add({ id, pick, number: this.#sent, ...at, course });
    this.#sent += 1;
  }

  /** Who comes to a job on the day it is filled hears of it the day after. */
  #courseFor(jobId: string, course: Course): Course {
    return this.#filled.has(jobId) ? { 1: { reject: reasons.filled } } : course;
  }

  async #start(pick: SavedPick, daysAgo: number, at: Date, course: Course, number = 0) {
    const { jobId, candidateEmail } = pick;
    const coverLetter = coverLetters[number % coverLetters.length] ?? null;
    const { id } = await apply(
      this.#db,
      { jobId, candidateEmail, coverLetter, source: 'APPLIED' },
      hoursLater(at, 11),
    );
    this.#running.add({
      id,
      pick,
      number,
      appliedDaysAgo: daysAgo,
      changedDaysAgo: daysAgo,
      stage: 'applied',
      course: this.#courseFor(jobId, course),
    });
  }

  /** Three of four who are saved hear of the job and apply. */
  async #send(pick: SavedPick, daysAgo: number, at: Date): Promise<boolean> {
    const isVisitor = pick.candidateEmail === visitorEmail;
    if (!isVisitor) this.#considered += 1;
    if (!isVisitor && this.#considered % 4 === 0) return false;
    const number = this.#sent;
    if (!isVisitor) this.#sent += 1;
    const othersCourse = firstCourses[number] ?? laterCourses[number % laterCourses.length] ?? {};
    await this.#start(pick, daysAgo, at, isVisitor ? visitorCourse : othersCourse, number);
    return true;
  }

  /** Who is hired looks no further, and those who wait for the same job get an answer the day after. */
  async #settle({ jobId, candidateEmail }: SavedPick, daysAgo: number) {
    await this.#db
      .updateTable('candidates')
      .set({ openToWork: false })
      .where('candidateEmail', '=', candidateEmail)
      .execute();
    this.#filled.add(jobId);
    for (const other of this.#running) {
      const tomorrow = other.appliedDaysAgo - daysAgo + 1;
      if (other.pick.jobId === jobId) other.course = { [tomorrow]: { reject: reasons.filled } };
      if (other.pick.candidateEmail === candidateEmail) other.course = { [tomorrow]: 'WITHDRAW' };
    }
  }

  /** Someone who was picked and not saved wants the job all the same. */
  async #walkIn(daysAgo: number, at: Date): Promise<void> {
    const course = walkIns[daysAgo];
    if (!course) return;
    const picks = await openPicks(this.#db)
      .distinctOn('jobs.title')
      .select([
        'dailyCandidates.id',
        'dailyCandidates.jobId',
        'dailyCandidates.candidateEmail',
        'jobs.recruiterEmail',
      ])
      .where('dailyCandidates.status', 'in', ['VIEWED', 'SNOOZED'])
      .where('dailyCandidates.candidateEmail', '<>', visitorEmail)
      .orderBy('jobs.title')
      .orderBy('dailyCandidates.rank')
      .execute();
    for (const pick of picks) await this.#start(pick, daysAgo, at, course);
  }

  async #move(application: Running, daysAgo: number, at: Date) {
    const { id, pick } = application;
    const step = stepOf(application, daysAgo);
    if (!step) return;
    const recruiter = { id, by: { recruiterEmail: pick.recruiterEmail } };
    const when = hoursLater(at, 8);
    const ends = typeof step === 'object' || step === 'HIRE' || step === 'WITHDRAW';
    if (ends) this.#running.delete(application);
    if (step === 'HIRE') {
      await hireApplication(this.#db, recruiter, when);
      await this.#settle(application.pick, daysAgo);
    } else if (step === 'WITHDRAW') {
      await withdrawApplication(this.#db, { id, by: { candidateEmail: pick.candidateEmail } }, when);
    } else if (typeof step === 'object') await rejectApplication(this.#db, recruiter, step.reject, when);
    else {
      await moveApplication(this.#db, recruiter, step, when);
      application.stage = step;
      application.changedDaysAgo = daysAgo;
    }
  }
}
