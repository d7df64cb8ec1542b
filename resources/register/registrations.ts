/** The questions for each kind of user on the way to an account. Fields and their rules come from the schemas of the calls. */
import type { z } from 'zod';
import type { StoredAuth } from '../../schemas/auth.ts';
import {
  FoundCompany,
  RegisterCandidate,
  RegisterEmployer,
  RegisterRecruiter,
} from '../../schemas/registration.ts';
import type { Role } from '../../schemas/user.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { neededFields } from '../../src/components/fields/field.ts';
import { assertTaken } from '../../src/components/schema/resolver.ts';
import { t } from '../../src/i18n/t.ts';
import type { UploadWatch } from '../../src/kit/uploadForm.ts';

/** One page of the way, a few fields long. */
export interface Step {
  /** In the page's address. */
  id: string;
  /** A function, because public pages are rendered in every language. */
  title: () => string;
  text?: () => string;
  kind: 'email' | 'code' | 'fields' | 'review';
  fields: readonly string[];
  /** Whether the resume is chosen here. */
  takesResume?: true;
}

/** The resume that goes with a registration, and who watches it leave. */
interface ResumeUpload extends UploadWatch {
  resume: File | null;
  signal: AbortSignal;
}

/** The way of one kind of user, and the call it ends in. */
export interface Registration {
  /** Makes the account of what was filled in. */
  register: (client: ApiClient, body: unknown, upload: ResumeUpload) => Promise<StoredAuth>;
  schema: z.ZodObject;
  emailField: string;
  passwordField: string;
  /** Names of the person and the organisation, which are no passwords. */
  nameFields: readonly string[];
  steps: readonly [Step, ...Step[]];
}

const code: Step = { id: 'code', kind: 'code', title: () => t('Enter the code'), fields: [] };

const emailStep = (field: string, text: () => string): Step => ({
  id: 'email',
  kind: 'email',
  title: () => t('Your e-mail address'),
  text,
  fields: [field],
});

/** The last of the steps with fields asks for what the call needs and none of them names; the code proves the address. */
export function asksForAll({ steps: [first, ...others], ...registration }: Registration): Registration {
  const steps = [first, ...others];
  const named = ['verificationToken', ...steps.flatMap(({ fields }) => fields)];
  const missing = neededFields(registration.schema).filter((name) => !named.includes(name));
  const last = others.findLast(({ kind }) => kind === 'fields');
  const asks = (step: Step): Step =>
    step === last ? { ...step, fields: [...step.fields, ...missing] } : step;
  return { ...registration, steps: [first, ...others.map(asks)] };
}

/** The way of a company. @param first steps after the address */
const employer = (
  first: readonly Step[],
  schema: typeof RegisterEmployer | typeof FoundCompany,
): Registration =>
  asksForAll({
    register: (client, body, { signal }) => {
      assertTaken(schema, body);
      return client.call('registerEmployer', { body, signal });
    },
    schema,
    emailField: 'employerEmail',
    passwordField: 'employerPassword',
    nameFields: ['employerName', 'recruiterFirstName', 'recruiterLastName'],
    steps: [
      emailStep('employerEmail', () =>
        t(
          "Use an address of your organisation's domain. Once you have proved the domain, recruiters with an address there get in at once.",
        ),
      ),
      code,
      ...first,
      {
        id: 'organisation',
        kind: 'fields',
        title: () => t('Your organisation'),
        fields: [
          'employerName',
          'employerIndustry',
          'employerSize',
          'employerCity',
          'employerState',
          'employerCountry',
        ],
      },
      {
        id: 'about',
        kind: 'fields',
        title: () => t('What candidates should know'),
        text: () => t('Everyone reads it on your company’s page. You can write it later, too.'),
        fields: ['employerWebsite', 'employerDescription'],
      },
      { id: 'password', kind: 'fields', title: () => t('A password'), fields: ['employerPassword'] },
    ],
  });

/** The way of each kind of user. */
export const registrations: Readonly<Record<Role, Registration>> = {
  CANDIDATE: asksForAll({
    register: (client, body, upload) => {
      assertTaken(RegisterCandidate, body);
      return client.call('registerCandidate', { body, ...upload });
    },
    schema: RegisterCandidate,
    emailField: 'candidateEmail',
    passwordField: 'candidatePassword',
    nameFields: ['candidateFirstName', 'candidateLastName'],
    steps: [
      emailStep('candidateEmail', () => t('You sign in with it, and answers to your applications go there.')),
      code,
      {
        id: 'name',
        kind: 'fields',
        title: () => t('Your name and a password'),
        fields: ['candidateFirstName', 'candidateLastName', 'candidatePassword'],
      },
      {
        id: 'place',
        kind: 'fields',
        title: () => t('Where you are'),
        text: () => t('Jobs near you, and those you would move for, come first.'),
        fields: ['candidateCity', 'candidateState', 'candidateCountry', 'candidateWillingToRelocate'],
      },
      {
        id: 'resume',
        kind: 'fields',
        title: () => t('Your resume'),
        text: () =>
          t(
            'We read your skills and experience from it, so you need not type them. You can correct anything that was read wrong.',
          ),
        fields: ['candidateLinkedinProfile', 'candidateLeetcodeUserName'],
        takesResume: true,
      },
      {
        id: 'review',
        kind: 'review',
        title: () => t('Is everything right?'),
        text: () => t('Nothing has been saved yet. The button below creates your account.'),
        fields: [],
      },
    ],
  }),
  EMPLOYER: employer([], RegisterEmployer),
  RECRUITER: asksForAll({
    register: (client, body, { signal }) => {
      assertTaken(RegisterRecruiter, body);
      return client.call('registerRecruiter', { body, signal });
    },
    schema: RegisterRecruiter,
    emailField: 'recruiterEmail',
    passwordField: 'recruiterPassword',
    nameFields: ['recruiterFirstName', 'recruiterLastName', 'employerName'],
    steps: [
      emailStep('recruiterEmail', () =>
        t(
          'With an address of a domain that your employer has proved you can start at once. With any other your employer approves you first.',
        ),
      ),
      code,
      {
        id: 'name',
        kind: 'fields',
        title: () => t('About you'),
        fields: ['recruiterFirstName', 'recruiterLastName', 'recruiterTitle', 'recruiterPhone'],
      },
      {
        id: 'employer',
        kind: 'fields',
        title: () => t('Where you recruit'),
        text: () => t('Your employer has to be registered before you.'),
        fields: ['employerName'],
      },
      { id: 'password', kind: 'fields', title: () => t('A password'), fields: ['recruiterPassword'] },
    ],
  }),
};

/** The way of someone who founds a company and recruits for it. */
const founding = employer(
  [
    {
      id: 'you',
      kind: 'fields',
      title: () => t('About you'),
      text: () => t('Candidates see your name on the jobs you post.'),
      fields: ['recruiterFirstName', 'recruiterLastName'],
    },
  ],
  FoundCompany,
);

export const registrationOf = (role: Role, isFounding: boolean): Registration =>
  role === 'EMPLOYER' && isFounding ? founding : registrations[role];
