/** Figures. */
import type { Call } from '../call.ts';
import { EmployerStats, PlatformStats, RecruiterStats } from '../stats.ts';

export const statsCalls = {
  platformStats: {
    method: 'GET',
    path: '/stats/platform',
    tag: 'stats',
    may: 'public',
    summary: 'Figures of the whole platform.',
    answer: PlatformStats,
  },
  employerStats: {
    method: 'GET',
    path: '/stats/employer/me',
    tag: 'stats',
    may: 'stats.employer',
    summary: "Figures of the employer's organisation.",
    answer: EmployerStats,
  },
  recruiterStats: {
    method: 'GET',
    path: '/stats/recruiter/me',
    tag: 'stats',
    may: 'stats.recruiter',
    summary: "Figures of the recruiter's own jobs.",
    answer: RecruiterStats,
  },
} as const satisfies Record<string, Call>;
