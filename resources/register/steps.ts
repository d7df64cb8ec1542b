/** The steps of registering: which one is shown, what comes before and after it, and what is sent in the end. */
import type { z } from 'zod';
import { verificationMs } from '../../src/base/constants.ts';
import { pickFields } from '../../src/components/fields/field.ts';
import { valuesFor } from '../../src/components/schema/resolver.ts';
import type { Registration, Step } from './registrations.ts';

/** Proof of an e-mail address, from a code that was right. */
interface Proof {
  email: string;
  token: string;
  /** When it was given, in milliseconds since 1970. */
  at: number;
  /** Whether the address has an account already. */
  registered: boolean;
  /** The company that has proved the domain of the address. */
  company?: string | null | undefined;
}

/** The person's entries so far. */
export interface Filled {
  values: Readonly<Record<string, unknown>>;
  hasResume: boolean;
  proof: Proof | undefined;
}

/** Ends a little early: what is checked here still has to reach the server. */
const proofMs = verificationMs - 60_000;

/** The schema of some fields of a registration. */
export const schemaOf = ({ schema }: Registration, fields: readonly string[]): z.ZodObject =>
  pickFields(schema, fields);

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

/** Whether the address is proved, and of someone who has an account: there is nothing to register then. */
export const isKnown = (registration: Registration, filled: Filled, now: number): boolean =>
  isProved(registration, filled, now) && filled.proof?.registered === true;

/** The company that has proved the domain of the address that is filled in and proved. */
export const companyHere = (registration: Registration, filled: Filled, now: number): string | null =>
  isProved(registration, filled, now) ? (filled.proof?.company ?? null) : null;

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
  return steps[missing === -1 ? asked : Math.min(asked, missing)] ?? steps[0];
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
  const { shape } = registration.schema;
  // Some texts answer by being empty.
  const given = fields.filter(
    ([field, value]) => value !== null && (value !== '' || shape[field]?.safeParse('').success === true),
  );
  return { ...Object.fromEntries(given), ...(proof && { verificationToken: proof.token }) };
}
