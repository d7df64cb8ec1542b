/** The steps of registering, for each kind of user. Fields and their rules come from the schemas of the calls. */
import type { z } from 'zod';
import { RegisterCandidate, RegisterEmployer, RegisterRecruiter } from '../../../schemas/registration.ts';
import type { Role } from '../../../schemas/user.ts';
import { valuesFor } from '../../components/schema/resolver.ts';
import { verificationMs } from '../../constants.ts';

export interface Step {
  /** In the page's address. */
  id: string;
  title: string;
  text?: string;
  kind: 'email' | 'code' | 'fields' | 'review';
  fields: readonly string[];
  /** Whether the resume is chosen here. */
  takesResume?: true;
}

export interface Registration {
  call: 'registerCandidate' | 'registerEmployer' | 'registerRecruiter';
  schema: z.ZodObject;
  emailField: string;
  passwordField: string;
  steps: readonly Step[];
}

const code: Step = { id: 'code', kind: 'code', title: 'Enter the code', fields: [] };

const emailStep = (field: string, text: string): Step => ({
  id: 'email',
  kind: 'email',
  title: 'Your e-mail address',
  text,
  fields: [field],
});

export const registrations: Readonly<Record<Role, Registration>> = {
  CANDIDATE: {
    call: 'registerCandidate',
    schema: RegisterCandidate,
    emailField: 'candidateEmail',
    passwordField: 'candidatePassword',
    steps: [
      emailStep('candidateEmail', 'You sign in with it, and answers to your applications go there.'),
      code,
      {
        id: 'name',
        kind: 'fields',
        title: 'Your name and a password',
        fields: ['candidateFirstName', 'candidateLastName', 'candidatePassword'],
      },
      {
        id: 'place',
        kind: 'fields',
        title: 'Where you are',
        text: 'Jobs near you, and those you would move for, come first.',
        fields: ['candidateCity', 'candidateState', 'candidateWillingToRelocate'],
      },
      {
        id: 'resume',
        kind: 'fields',
        title: 'Your resume',
        text: 'Skills and experience are read from it, so that you need not type them. You can set right what was read wrong.',
        fields: ['candidateLinkedinProfile', 'candidateLeetcodeUserName'],
        takesResume: true,
      },
      {
        id: 'review',
        kind: 'review',
        title: 'Is everything right?',
        text: 'Nothing has been kept yet. Your account is made with the button below.',
        fields: [],
      },
    ],
  },
  EMPLOYER: {
    call: 'registerEmployer',
    schema: RegisterEmployer,
    emailField: 'employerEmail',
    passwordField: 'employerPassword',
    steps: [
      emailStep(
        'employerEmail',
        "Use an address of your organisation's domain: recruiters with the same domain get in at once.",
      ),
      code,
      {
        id: 'organisation',
        kind: 'fields',
        title: 'Your organisation',
        fields: ['employerName', 'employerIndustry', 'employerSize', 'employerCity', 'employerState'],
      },
      {
        id: 'about',
        kind: 'fields',
        title: 'What candidates should know',
        text: 'It stands beside every job. You can write it later, too.',
        fields: ['employerWebsite', 'employerDescription'],
      },
      { id: 'password', kind: 'fields', title: 'A password', fields: ['employerPassword'] },
    ],
  },
  RECRUITER: {
    call: 'registerRecruiter',
    schema: RegisterRecruiter,
    emailField: 'recruiterEmail',
    passwordField: 'recruiterPassword',
    steps: [
      emailStep(
        'recruiterEmail',
        "With an address of your employer's domain you can start at once. With any other your employer approves you first.",
      ),
      code,
      {
        id: 'name',
        kind: 'fields',
        title: 'About you',
        fields: ['recruiterFirstName', 'recruiterLastName', 'recruiterTitle', 'recruiterPhone'],
      },
      {
        id: 'employer',
        kind: 'fields',
        title: 'Where you recruit',
        text: 'Your employer has to be registered before you.',
        fields: ['employerName'],
      },
      { id: 'password', kind: 'fields', title: 'A password', fields: ['recruiterPassword'] },
    ],
  },
};

/** Proof of an e-mail address, from a code that was right. */
export interface Proof {
  email: string;
  token: string;
  /** When it was given, in milliseconds since 1970. */
  at: number;
}

/** What somebody has filled in so far. */
export interface Filled {
  values: Readonly<Record<string, unknown>>;
  hasResume: boolean;
  proof: Proof | undefined;
}

/** Ends a little early: what is checked here still has to reach the server. */
const proofMs = verificationMs - 60_000;

/** The schema of some fields of a registration. */
export const schemaOf = ({ schema }: Registration, fields: readonly string[]): z.ZodObject =>
  schema.pick(Object.fromEntries(fields.map((field) => [field, true])) as never);

/** The address as the schema writes it; undefined while it is none. */
export function emailOf(registration: Registration, values: Filled['values']): string | undefined {
  const { schema, emailField } = registration;
  const read = schema.shape[emailField]?.safeParse(values[emailField]);
  return typeof read?.data === 'string' ? read.data : undefined;
}

/** Whether the proof is of the address that is filled in, and still good. */
export function isProved(registration: Registration, { values, proof }: Filled, now: number): boolean {
  return proof !== undefined && proof.email === emailOf(registration, values) && now < proof.at + proofMs;
}

function isDone(registration: Registration, step: Step, filled: Filled, now: number): boolean {
  if (step.kind === 'code') return isProved(registration, filled, now);
  if (step.kind === 'review') return false;
  const schema = schemaOf(registration, step.fields);
  if (step.takesResume && !filled.hasResume) return false;
  return schema.safeParse(valuesFor(schema, { ...filled.values })).success;
}

/**
 * The step to show: the one asked for, unless something before it is missing, which then comes first.
 *
 * @param wanted id of the step in the page's address; the first step without one
 */
export function stepToShow(
  registration: Registration,
  wanted: string | undefined,
  filled: Filled,
  now: number,
): Step {
  const { steps } = registration;
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  );
  const missing = steps.findIndex((step) => !isDone(registration, step, filled, now));
  return steps[missing === -1 ? asked : Math.min(asked, missing)] as Step;
}

/** The step one comes to after another; a code is not asked for twice. */
export function stepAfter(registration: Registration, step: Step, filled: Filled, now: number) {
  const { steps } = registration;
  const rest = steps.slice(steps.indexOf(step) + 1);
  return rest.find(({ kind }) => kind !== 'code' || !isProved(registration, filled, now));
}

/** The step before another that can be gone back to; codes are behind one. */
export function stepBefore({ steps }: Registration, step: Step) {
  return steps.slice(0, steps.indexOf(step)).findLast(({ kind }) => kind !== 'code');
}

/** The first step that has one of the fields something is wrong with. */
export const stepWith = ({ steps }: Registration, wrong: readonly string[]) =>
  steps.find(
    ({ fields, takesResume }) =>
      fields.some((field) => wrong.includes(field)) || (takesResume && wrong.includes('resume')),
  );

/** The body of the call: optional fields only where they are filled in. */
export function bodyOf(registration: Registration, { values, proof }: Filled): Record<string, unknown> {
  const fields = Object.entries(valuesFor(registration.schema, { ...values }));
  const given = fields.filter(([, value]) => value !== null && value !== '');
  return { ...Object.fromEntries(given), ...(proof && { verificationToken: proof.token }) };
}
