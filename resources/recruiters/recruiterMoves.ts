/** An employer's decisions about a recruiter, as buttons and toasts read them. */
import { fullName } from '../../schemas/base/fullName.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { type LazyText, t } from '../../src/i18n/t.ts';

type Status = Recruiter['status'];

/** The tone of each recruiter status. */
export const recruiterTones: Readonly<Record<Status, StatusTone>> = {
  PENDING: 'fresh',
  ACTIVE: 'positive',
  SUSPENDED: 'closed',
};

export interface RecruiterMove {
  to: Extract<Status, 'ACTIVE' | 'SUSPENDED'>;
  label: LazyText;
  /** The move most employers want from here. */
  primary: boolean;
}

const moves: Readonly<Record<Status, readonly RecruiterMove[]>> = {
  PENDING: [
    { to: 'ACTIVE', label: () => t('Approve'), primary: true },
    { to: 'SUSPENDED', label: () => t('Turn down'), primary: false },
  ],
  ACTIVE: [{ to: 'SUSPENDED', label: () => t('Suspend'), primary: false }],
  SUSPENDED: [{ to: 'ACTIVE', label: () => t('Let back in'), primary: true }],
};

/** The moves from a status, the primary one first. Nobody is put back to waiting. */
export const recruiterMovesFrom = (status: Status): readonly RecruiterMove[] => moves[status];

/** "Dana Wells". */
export const recruiterName = ({
  recruiterFirstName,
  recruiterLastName,
}: Pick<Recruiter, 'recruiterFirstName' | 'recruiterLastName'>): string =>
  fullName(recruiterFirstName, recruiterLastName);

/** The toast's text. */
export function decidedSentence(name: string, from: Status, to: RecruiterMove['to']): string {
  if (to === 'ACTIVE') {
    return from === 'PENDING' ? t('{name} is approved.', { name }) : t('{name} is let back in.', { name });
  }
  return from === 'PENDING' ? t('{name} is turned down.', { name }) : t('{name} is suspended.', { name });
}
