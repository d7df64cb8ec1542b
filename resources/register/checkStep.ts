/** Checks of a step that only the server can make: it is asked before the next one, so that each step refuses what belongs to it. */
import type { ApiClient } from '../../src/client/apiClient.ts';
import { ApiError } from '../../src/client/apiError.ts';
import type { UploadWatch } from '../../src/kit/uploadForm.ts';
import type { Registration, Step } from './registrations.ts';
import { emailOf, type Filled } from './steps.ts';

interface Asked extends Filled {
  registration: Registration;
  step: Step;
  /** The file that goes with the step; null where it was checked already. */
  resume: File | null;
  signal: AbortSignal;
  onProgress: UploadWatch['onProgress'];
}

/** Refusals of what was filled in. Anything else is about the moment, and the last step asks again. */
const aboutFields: ReadonlySet<string> = new Set(['INVALID_FIELDS', 'WRONG_TYPE', 'TOO_LARGE']);

async function checkPassword(client: ApiClient, { registration, values, proof }: Asked): Promise<void> {
  const { passwordField, nameFields } = registration;
  const names = nameFields.map((field) => String(values[field] ?? '')).filter((name) => name !== '');
  const password = String(values[passwordField]);
  const email = emailOf(registration, values) ?? '';
  try {
    await client.call('checkPassword', {
      body: { email, verificationToken: proof?.token ?? '', password, names },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || !aboutFields.has(error.code)) return;
    const { password: about, ...errors } = error.body.errors ?? {};
    const renamed = about === undefined ? errors : { ...errors, [passwordField]: about };
    throw new ApiError({ ...error.body, status: error.status, code: error.code, errors: renamed });
  }
}

/**
 * Checks the password and the resume of a step, where it has them.
 *
 * @throws ApiError with `errors` by field of the registration; about the resume also when it cannot be read just now
 */
export async function checkStep(client: ApiClient, asked: Asked): Promise<void> {
  const { registration, step, values, proof, resume, signal, onProgress } = asked;
  if (step.fields.includes(registration.passwordField)) await checkPassword(client, asked);
  if (!step.takesResume || !resume) return;
  await client.call('checkResume', {
    body: { email: emailOf(registration, values) ?? '', verificationToken: proof?.token ?? '' },
    resume,
    signal,
    onProgress,
  });
}
