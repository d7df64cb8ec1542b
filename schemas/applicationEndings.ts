/** Whose endings of an application can be taken back: each side takes back what it ended itself. */
import type { ApplicationStatus } from './application.ts';

/** From each end of an application, the side that may take it back into the stage before. */
const takenBackBy: Readonly<Partial<Record<ApplicationStatus, 'RECRUITER' | 'CANDIDATE'>>> = {
  HIRED: 'RECRUITER',
  REJECTED: 'RECRUITER',
  WITHDRAWN: 'CANDIDATE',
};

/** Whether a side may take an application of this status back. An application that runs has no end to take back. */
export const canTakeBack = (status: ApplicationStatus, side: 'RECRUITER' | 'CANDIDATE'): boolean =>
  takenBackBy[status] === side;
