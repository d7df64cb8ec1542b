/** Figures, and what waits to be done. */

import { CandidateStats, EmployerStats, PlatformStats, RecruiterStats, StatsQuery } from '../stats.ts';
import { EmployerTodo, RecruiterTodo, TodoQuery } from '../todo.ts';
import type { Call } from './call.ts';

export const statsCalls = {
  platformStats: {
    method: 'GET',
    path: '/stats/platform',
    tag: 'stats',
    may: 'public',
    limit: 'stats',
    summary: 'Figures of the whole platform.',
    answer: PlatformStats,
  },
  employerStats: {
    method: 'GET',
    path: '/stats/employer/me',
    tag: 'stats',
    may: 'stats.employer',
    limit: 'stats',
    summary: "Figures of the employer's organisation.",
    query: StatsQuery,
    answer: EmployerStats,
  },
  recruiterStats: {
    method: 'GET',
    path: '/stats/recruiter/me',
    tag: 'stats',
    may: 'stats.recruiter',
    limit: 'stats',
    summary: "Figures of the recruiter's own jobs.",
    query: StatsQuery,
    answer: RecruiterStats,
  },
  candidateStats: {
    method: 'GET',
    path: '/stats/candidate/me',
    tag: 'stats',
    may: 'stats.candidate',
    limit: 'stats',
    summary: "The candidate's own figures: picks, invitations, applications, answers.",
    query: StatsQuery,
    answer: CandidateStats,
    extension: true,
  },
  recruiterTodo: {
    method: 'GET',
    path: '/stats/recruiter/todo',
    tag: 'stats',
    may: 'stats.recruiter',
    limit: 'stats',
    summary: 'What waits for the recruiter.',
    query: TodoQuery,
    answer: RecruiterTodo,
    extension: true,
  },
  employerTodo: {
    method: 'GET',
    path: '/stats/employer/todo',
    tag: 'stats',
    may: 'recruiters.list',
    limit: 'stats',
    summary: 'What waits for the employer, besides recruiters who ask to be let in.',
    query: TodoQuery,
    answer: EmployerTodo,
    extension: true,
  },
} as const satisfies Record<string, Call>;
