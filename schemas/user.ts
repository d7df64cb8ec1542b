/** Everyone who can sign in. */
import { z } from 'zod';
import { choiceOf, email, flag, moment } from './base/fields.ts';
import { languages } from './base/locales.ts';
import { LegalName } from './legal.ts';

export const Role = choiceOf(['CANDIDATE', 'EMPLOYER', 'RECRUITER'], 'Role', {
  CANDIDATE: 'Candidate',
  EMPLOYER: 'Employer',
  RECRUITER: 'Recruiter',
});

/** The account behind a person or an organisation; the profile is kept with the role's own record. */
export const User = z.object({
  email: email(),
  role: Role.meta({ title: 'Role', description: 'The area that the token of this request is for.' }),
  roles: z.array(Role).meta({
    title: 'Areas',
    description:
      'All that the account can be used as: someone who administers a company may recruit for it, too.',
  }),
  emailVerified: flag('E-mail verified'),
  locale: z.enum(languages).meta({ title: 'Language', description: 'The language e-mails are written in.' }),
  createdAt: moment('Registered'),
  employerEmail: email('Company')
    .meta({
      title: 'Company',
      description: 'The address of the company that an EMPLOYER account administers: its owner’s.',
    })
    .optional(),
  agreementsDue: z.array(LegalName).meta({
    title: 'Still to agree to',
    description: 'Texts whose version in force one has not agreed to yet.',
  }),
});

/** The fields of one's own account that can be changed separately. */
export const UserChanges = z.strictObject(User.pick({ locale: true }).shape);

/** The area to go on in. */
export const SwitchArea = z.strictObject({ role: Role });

export type Role = z.output<typeof Role>;
export type User = z.output<typeof User>;
