/** Registering, proving an e-mail address, and passwords. */
import { z } from 'zod';
import { agreementFields } from './agreement.ts';
import { Login, StoredAuth } from './auth.ts';
import { email, signInEmail, text } from './base/fields.ts';
import { pasted } from './base/pasted.ts';
import { CandidateChanges, CandidateFields } from './candidate.ts';
import { EmployerFields } from './employer.ts';
import { RecruiterFields } from './recruiter.ts';
import { keepWaysIn } from './wayIn.ts';

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
  ...agreementFields,
  verificationToken: verificationToken.optional(),
});

/** Changes of a candidate's profile. With a token, an address that was not proved at registration is now. */
export const UpdateCandidate = z.strictObject({
  ...CandidateChanges.shape,
  verificationToken: verificationToken.optional(),
});

/** Of someone who founds a company and recruits for it: both names, or neither. */
const founder = RecruiterFields.pick({ recruiterFirstName: true, recruiterLastName: true });

export const RegisterEmployer = z.strictObject({
  employerEmail: email(),
  employerPassword: newPassword,
  ...EmployerFields.shape,
  ...founder.partial().shape,
  ...agreementFields,
  verificationToken,
});

/** The same by someone who recruits under the same address from the beginning. */
export const FoundCompany = RegisterEmployer.extend(founder.shape);

export const RegisterRecruiter = z.strictObject({
  recruiterEmail: email(),
  recruiterPassword: newPassword,
  ...RecruiterFields.shape,
  employerName: text('Employer'),
  ...agreementFields,
  verificationToken,
});

/** Registering signs in at once. */
export const Registered = StoredAuth;

export const SendCode = z.strictObject({ email: signInEmail });
export const OneTimeCode = z.strictObject({
  email: signInEmail,
  code: pasted
    // Mails and apps show the digits in groups.
    .overwrite((code) => code.replace(/[\s-]/g, ''))
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
  company: z.string().nullable().meta({
    title: 'Company',
    description:
      "The company that has proved the address's domain, and lets recruiters with such an address in at once; null where there is an account, or no such company.",
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

/** The first password of an account that someone else made needs the agreement, too; any other does not. */
export const ResetPassword = z.strictObject({
  email: signInEmail,
  newPassword,
  ...agreementFields,
  verificationToken,
  keepWaysIn,
});

/** Another address to sign in with, and the password. */
export const ChangeAddress = z.strictObject({
  newEmail: signInEmail.meta({ title: 'New e-mail address', ui: { autoComplete: 'email' } }),
  verificationToken,
  ...Login.pick({ password: true }).shape,
});

/** The secret of the mail to the address before, or about a new way in. */
export const Objecting = z.strictObject({
  secret: z.string().min(1).max(200).meta({ title: 'Secret' }),
});

export const ChangePassword = z.strictObject({
  currentPassword: Login.shape.password.meta({ title: 'Current password', ui: { widget: 'password' } }),
  newPassword,
});
