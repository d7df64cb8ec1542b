/** What an employer decides about a recruiter, as buttons and toasts read it. */
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { StatusTone } from '../../src/components/tones.ts';

type Status = Recruiter['status'];

/** What each status of a recruiter feels like. */
export const recruiterTones: Readonly<Record<Status, StatusTone>> = {
  PENDING: 'fresh',
  ACTIVE: 'positive',
  SUSPENDED: 'closed',
};

export interface RecruiterMove {
  to: Extract<Status, 'ACTIVE' | 'SUSPENDED'>;
  label: string;
  /** The move most employers want from here. */
  primary: boolean;
}

const moves: Readonly<Record<Status, readonly RecruiterMove[]>> = {
  PENDING: [
    { to: 'ACTIVE', label: 'Approve', primary: true },
    { to: 'SUSPENDED', label: 'Turn down', primary: false },
  ],
  ACTIVE: [{ to: 'SUSPENDED', label: 'Suspend', primary: false }],
  SUSPENDED: [{ to: 'ACTIVE', label: 'Let back in', primary: true }],
};

/** The moves from a status, the primary one first. Nobody is put back to waiting. */
export const recruiterMovesFrom = (status: Status): readonly RecruiterMove[] => moves[status];

/** "Dana Wells". */
export const recruiterName = ({
  recruiterFirstName,
  recruiterLastName,
}: Pick<Recruiter, 'recruiterFirstName' | 'recruiterLastName'>): string =>
  `${recruiterFirstName} ${recruiterLastName}`.trim();

/** What the toast says. */
export function decidedSentence(name: string, from: Status, to: RecruiterMove['to']): string {
  if (to === 'ACTIVE') return from === 'PENDING' ? `${name} is approved.` : `${name} is let back in.`;
  return from === 'PENDING' ? `${name} is turned down.` : `${name} is suspended.`;
}
