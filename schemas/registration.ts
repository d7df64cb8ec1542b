/** Registering, proving an e-mail address, and passwords. */
import { z } from 'zod';
import { Login, StoredAuth } from './auth.ts';
import { email, signInEmail, text } from './base/fields.ts';
import { CandidateChanges, CandidateFields } from './candidate.ts';
import { EmployerFields } from './employer.ts';
import { RecruiterFields } from './recruiter.ts';

/** A password someone chooses now: 10 to 128 characters. Common ones and the e-mail itself are refused by the server. */
export const newPassword = z
  .string()
  .min(10, 'Choose a password of at least 10 characters.')
  .max(128, 'A password can have at most 128 characters.')
  .meta({ title: 'Password', ui: { widget: 'password' } });

/** Proof that an e-mail address was verified: single use, thirty minutes, bound to address and purpose. */
const verificationToken = z.string().min(1).max(200).meta({ title: 'Verification token' });

export const RegisterCandidate = z.strictObject({
  candidateEmail: email(),
  candidatePassword: newPassword,
  ...CandidateFields.shape,
  verificationToken: verificationToken.optional(),
});

/** Changes of a candidate's profile. With a token, an address that was not proved at registration is now. */
export const UpdateCandidate = z.strictObject({
  ...CandidateChanges.shape,
  verificationToken: verificationToken.optional(),
});

export const RegisterEmployer = z.strictObject({
  employerEmail: email(),
  employerPassword: newPassword,
  ...EmployerFields.shape,
  verificationToken,
});

export const RegisterRecruiter = z.strictObject({
  recruiterEmail: email(),
  recruiterPassword: newPassword,
  ...RecruiterFields.shape,
  employerName: text('Employer'),
  verificationToken,
});

/** Registering signs in at once. */
export const Registered = StoredAuth;

export const SendCode = z.strictObject({ email: signInEmail });
export const OneTimeCode = z.strictObject({
  email: signInEmail,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'The code has six digits.')
    .meta({ title: 'Code' }),
});
export const VerifiedCode = z.object({ verificationToken });

/** The same for an address that is new to us or not, which only the right code tells. */
export const ProvedEmail = VerifiedCode.extend({
  registered: z.boolean().meta({
    title: 'Has an account',
    description: 'Whether the proven address has an account already.',
  }),
});

/** A password chosen half-way through registering, by someone whose address is proved. */
export const CheckPassword = z.strictObject({
  email: signInEmail,
  verificationToken,
  password: newPassword,
  names: z.array(z.string().max(200)).max(4).default([]).meta({
    title: 'Names',
    description: 'Names of the person and the organisation, which a stranger would try first.',
  }),
});

/** The proof that someone reads the mails of an address. */
export const AddressProof = z.strictObject({ email: signInEmail, verificationToken });

export const ResetPassword = z.strictObject({ email: signInEmail, newPassword, verificationToken });
export const ChangePassword = z.strictObject({
  currentPassword: Login.shape.password.meta({ title: 'Current password', ui: { widget: 'password' } }),
  newPassword,
});
