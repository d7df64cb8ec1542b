/** People an employer added itself, before they have said whether they want that. */
import { z } from 'zod';
import { DifferenceKind } from './addedDifference.ts';
import { agreementFields } from './agreement.ts';
import {
  choiceOf,
  city,
  country,
  email,
  flag,
  id,
  jobTitle,
  moment,
  personName,
  phone,
  state,
  text,
} from './base/fields.ts';
import { lastName } from './base/lastName.ts';
import { CandidateFields } from './candidate.ts';
import { Considered } from './considered.ts';
import { PeopleBasis } from './peopleBasis.ts';

/** People that a company may add in 24 hours. Those to be asked get their mails as the company's limit of a day allows. */
export const mostAddedADay = 25_000;

/** Mails of this kind that an address gets in 30 days, from all employers together. */
export const mostAskedIn30Days = 3;

/** The facts of someone who was added. */
export const AddedPersonFields = z.strictObject({ candidateEmail: email(), ...CandidateFields.shape });

/** The body of adding one by hand: the resume may come with it. */
export const AddedPersonForm = z.strictObject({
  candidateEmail: email(),
  candidateFirstName: personName('First name'),
  candidateLastName: lastName(),
  candidatePhone: phone.nullable().default(null),
  candidateCity: city.nullable().default(null),
  candidateState: state.nullable().default(null),
  candidateCountry: country.nullable().default(null),
  referredBy: text('Referred by', { max: 120 }).nullable().default(null),
  jobId: id.nullable().default(null).meta({ title: 'For the job' }),
});

/** Who a resume says it is of, each null where it says nothing that can be taken over. */
export const ResumeContact = z.object({
  candidateEmail: email().nullable(),
  candidateFirstName: personName('First name').nullable(),
  candidateLastName: lastName().nullable(),
  candidatePhone: phone.nullable(),
  candidateCity: city.nullable(),
  candidateState: state.nullable(),
  candidateCountry: country.nullable(),
});

/** Someone who was added and has not answered. */
export const AddedPerson = z.object({
  id,
  candidateEmail: email(),
  candidateName: text('Name', { max: 161 }),
  headline: z.string().nullable().meta({ title: 'Headline' }),
  resumeFileName: z.string().nullable().meta({ title: 'Resume' }),
  referredBy: z.string().nullable().meta({ title: 'Referred by' }),
  companyNote: z.string().nullable().meta({ title: 'Note of your company' }),
  jobId: id.nullable().meta({ title: 'Job' }),
  jobTitle: jobTitle().nullable(),
  basis: PeopleBasis,
  askedAt: moment('Asked').nullable().meta({
    title: 'Asked',
    description: 'Null for those whose mail has not gone out, and for those who are not asked.',
  }),
  addedAt: moment('Added'),
  endsAt: moment('Erased').meta({ title: 'Erased', description: 'When they are erased unless they accept.' }),
});

/** The outcome for someone a recruiter typed in. */
const AddedOutcome = choiceOf(['ADDED', 'JOINED', 'KNOWN'], 'Outcome', {
  ADDED: 'Added',
  JOINED: 'Joined to the record you have',
  KNOWN: 'Known, and nothing is new',
});

export const AddedPersonAnswer = z.object({
  outcome: AddedOutcome,
  personKey: email('Person').meta({ title: 'Person', description: 'The id of their page.' }),
  person: AddedPerson.nullable().meta({
    title: 'Record',
    description: 'Null for someone who has an account: of that nothing is read or changed.',
  }),
  differs: z.array(DifferenceKind).meta({
    title: 'Differs',
    description: 'Parts that the record says otherwise: a recruiter is asked about each.',
  }),
  considered: Considered.nullable().meta({
    title: 'Considered',
    description:
      'For the job, whether they are on its list; null without a job, and for those who are asked first.',
  }),
});

/** The secret of the mail's link. */
export const ConsentToken = z.strictObject({
  token: z.string().min(20).max(100).meta({ title: 'Token', description: 'From the link in the mail.' }),
});

/** The same of someone who accepts, which makes them an account unless the address has one. */
export const AcceptingConsent = ConsentToken.extend(agreementFields);

/** The notice to the person: who added them, and everything that is held. */
export const AddedPersonNotice = z.object({
  employerName: z.string().meta({ title: 'Company' }),
  recruiterName: z.string().nullable().meta({ title: 'Added by' }),
  candidateEmail: email(),
  ...CandidateFields.shape,
  resumeFileName: z.string().nullable().meta({ title: 'Resume' }),
  referredBy: z.string().nullable().meta({ title: 'Referred by' }),
  jobTitle: jobTitle().nullable(),
  hasCompanyNote: flag('Note of the company').meta({
    title: 'Note of the company',
    description: 'Whether the company holds a note of its own, which it alone reads.',
  }),
  addedAt: moment('Added'),
  endsAt: moment('Erased'),
});

/** With what an account is claimed; null where the address has an account already. */
export const ConsentAnswer = z.object({
  candidateEmail: email(),
  passwordToken: z.string().nullable().meta({
    title: 'Password token',
    description: 'Lets one choose a password; null for an account that is there.',
  }),
  appliedFor: jobTitle().nullable().meta({
    title: 'Applied for',
    description:
      'The job among whose applicants they are now; null where it is open no more, or none was named.',
  }),
});

export type AddedPersonFields = z.output<typeof AddedPersonFields>;
export type AddedPersonForm = z.output<typeof AddedPersonForm>;
export type ResumeContact = z.output<typeof ResumeContact>;
export type AddedPerson = z.output<typeof AddedPerson>;
export type AddedPersonAnswer = z.output<typeof AddedPersonAnswer>;
export type AddedPersonNotice = z.output<typeof AddedPersonNotice>;
export type AcceptingConsent = z.output<typeof AcceptingConsent>;
export type ConsentAnswer = z.output<typeof ConsentAnswer>;
