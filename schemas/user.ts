/** Whoever can sign in. */
import { z } from 'zod';
import { choiceOf, email, flag, moment } from './fields.ts';

export const Role = choiceOf(['CANDIDATE', 'EMPLOYER', 'RECRUITER'], 'Role', {
  CANDIDATE: 'Candidate',
  EMPLOYER: 'Employer',
  RECRUITER: 'Recruiter',
});

/** The account behind a person or an organisation; the profile is kept with the role's own record. */
export const User = z.object({
  email: email(),
  role: Role,
  emailVerified: flag('E-mail verified'),
  createdAt: moment('Registered'),
});

export type Role = z.output<typeof Role>;
export type User = z.output<typeof User>;
