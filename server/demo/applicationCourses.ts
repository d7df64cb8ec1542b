/** The outcomes of the demo applications, and their texts. */

/** Stages as every job has them unless it was given others. */
export type Stage = 'screening' | 'assessment' | 'interview' | 'offer';

/** Typed by the recruiter, as every reason is. */
export const reasons = {
  other:
    'Thank you for two good conversations; I enjoyed both. It was a narrow decision, and in the end we chose somebody whose last years were even closer to this work. I would be glad to see you apply again.',
  filled:
    'We have filled this job since. Thank you for the time you took; I have kept your resume at hand for the next opening on the team.',
};

export type Step = Stage | 'HIRE' | 'WITHDRAW' | { reject: string };

/** The course of an application: the day after it was sent, and the event. */
export type Course = Readonly<Record<number, Step>>;

/** Of the first applications, in their order: everything that can become of one happens once. */
export const firstCourses: readonly Course[] = [
  { 1: 'screening', 4: 'interview', 9: 'offer', 12: 'HIRE' },
  { 2: 'screening', 6: 'interview' },
  { 3: 'screening', 6: 'assessment', 10: 'interview', 14: 'offer' },
  { 1: 'screening', 3: 'interview', 6: { reject: reasons.other } },
  { 4: 'screening', 7: 'WITHDRAW' },
];

/** Of the demo candidate, whatever comes of the others. */
export const visitorCourse: Course = { 1: 'screening', 7: 'assessment', 13: 'interview', 19: 'offer' };

/** Of all others, in turn. */
export const laterCourses: readonly Course[] = [{ 2: 'screening', 7: 'interview' }, { 3: 'screening' }, {}];

/** Of those who find a job's public page and apply by themselves, by how many days ago they do: one a day and job. */
export const walkIns: Readonly<Record<number, Course>> = {
  5: { 2: 'screening', 4: 'assessment' },
  3: { 2: 'screening' },
  1: {},
};

/** The recruiter answers a day before it is promised … */
export const answeredAfterDays = 6;
/** … but for one of so many, who waits in vain: what a recruiter finds to do. */
export const forgottenOf = 5;

/** Taken in turn; null where the resume has to do. */
export const coverLetters = [
  'I saw that this job is close to what I do now and would like to talk about it. My resume says the rest; I can start four weeks after an agreement.',
  null,
  'Two former colleagues work at Larkfield and speak well of it. What you describe is the part of my work I like best, and I would be glad to do more of it.',
] as const;
