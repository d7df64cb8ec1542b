/** Invitations by mail to recruit for a company, or to administer it. */
import { z } from 'zod';
import { AdministratorFields } from './administrator.ts';
import { agreementFields } from './agreement.ts';
import { choiceOf, email, flag, id, moment } from './base/fields.ts';
import { RecruiterFields } from './recruiter.ts';
import { newPassword } from './registration.ts';

/** How long the link in the mail is good for. */
export const invitationDays = 7;

/** Days after its last mail in which an invitation can be sent again; then it is deleted, for it names someone without an account. */
export const invitationKeptDays = 30;

/** The most invitations of an employer that wait for an answer. */
export const mostInvitations = 100;

/** How long the same address gets no second mail, in minutes. */
export const pauseMinutes = 10;

/** As what someone is invited. */
export const TeamRole = choiceOf(['RECRUITER', 'ADMINISTRATOR'], 'Role', {
  RECRUITER: 'Recruiter',
  ADMINISTRATOR: 'Administrator',
});

/** Who is invited. */
export const TeamInvitationFields = z.strictObject({
  emails: z
    .array(email())
    .min(1, 'Enter at least one address.')
    .max(20, 'Invite at most 20 at a time.')
    .meta({
      title: 'E-mail addresses',
      description: 'Several at once with commas or lines between them.',
    }),
  role: TeamRole.default('RECRUITER'),
});

export const TeamInvitation = z.object({
  id,
  invitedEmail: email('Invited'),
  role: TeamRole,
  sentAt: moment('Sent'),
  expiresAt: moment('Good until').meta({
    title: 'Good until',
    description: 'Until then the link works. The invitation is deleted 30 days after it was last sent.',
  }),
});

/** The secret of the link. */
const secret = z
  .string()
  .min(1)
  .max(200)
  .meta({ title: 'Secret', description: 'From the link in the mail.' });

export const TeamInvitationSecret = z.strictObject({ secret });

/** Of someone who has an account, and agreed to the texts in force or does so now. */
export const AcceptAdministration = TeamInvitationSecret.extend(agreementFields);

/** Who invites whom, for the one who has the link. */
export const OpenedTeamInvitation = z.object({
  employerName: z.string().meta({ title: 'Employer' }),
  role: TeamRole,
  invitedEmail: email('Your address'),
  recruits: flag('Recruits for the company already'),
});

/** The part the invited one fills in: the company and the address are settled. */
export const JoiningRecruiter = z.strictObject({
  ...RecruiterFields.shape,
  recruiterPassword: newPassword,
});

export const JoinTeam = z.strictObject({ secret, ...JoiningRecruiter.shape, ...agreementFields });

/** The same for one who will administer the company. */
export const JoiningAdministrator = z.strictObject({
  ...AdministratorFields.shape,
  administratorPassword: newPassword,
});

export const JoinAdministrators = z.strictObject({
  secret,
  ...JoiningAdministrator.shape,
  ...agreementFields,
});

export type TeamRole = z.output<typeof TeamRole>;
export type TeamInvitation = z.output<typeof TeamInvitation>;
export type OpenedTeamInvitation = z.output<typeof OpenedTeamInvitation>;
export type JoiningRecruiter = z.output<typeof JoiningRecruiter>;
export type AcceptAdministration = z.output<typeof AcceptAdministration>;
export type JoinTeam = z.output<typeof JoinTeam>;
export type JoiningAdministrator = z.output<typeof JoiningAdministrator>;
export type JoinAdministrators = z.output<typeof JoinAdministrators>;
