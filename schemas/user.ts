/** Everyone who can sign in. */
import { z } from 'zod';
import { choiceOf, email, flag, moment } from './base/fields.ts';
import { languages } from './base/locales.ts';

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
  locale: z.enum(languages).meta({ title: 'Language', description: 'The language e-mails are written in.' }),
  createdAt: moment('Registered'),
});

/** The fields of one's own account that can be changed separately. */
export const UserChanges = z.strictObject(User.pick({ locale: true }).shape);

export type Role = z.output<typeof Role>;
export type User = z.output<typeof User>;
