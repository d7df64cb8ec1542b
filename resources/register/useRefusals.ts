import { useState } from 'react';
import { ApiError, fieldErrorsOf, isAbort, sentenceOf } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';
import type { Registration, Step } from './registrations.ts';
import { stepWith } from './steps.ts';
import type { Entries } from './useEntries.ts';

/** The server's objections, by field; `root` is about none of them. */
type Wrong = Readonly<Record<string, string>>;

/** Shows what the server refuses at the step it is about. */
export function useRefusals(
  registration: Registration,
  step: Step,
  { setProgress }: Entries,
  goTo: (step: Step) => Promise<void>,
) {
  const [wrong, setWrong] = useState<Wrong>({});
  const refuse = async (error: unknown) => {
    if (isAbort(error)) {
      setWrong({ root: t('The upload was cancelled. Nothing has been saved.') });
      return;
    }
    const errors = fieldErrorsOf(error);
    if (error instanceof ApiError && error.code === 'DUPLICATE' && errors[registration.emailField]) {
      // Made meanwhile, elsewhere.
      setProgress((before) => ({ ...before, proof: before.proof && { ...before.proof, registered: true } }));
      return;
    }
    if (errors.verificationToken) {
      // It ran out, or was used: the address has to be proved again.
      setProgress((before) => ({ ...before, proof: undefined, sent: undefined }));
      setWrong({
        root: t('Too much time has passed since you entered the code. Ask for a new one; we keep the rest.'),
      });
      await goTo(registration.steps[0]);
      return;
    }
    const place = stepWith(registration, Object.keys(errors));
    setWrong(place ? errors : { root: sentenceOf(error) });
    if (place && place !== step) await goTo(place);
  };
  return { wrong, object: setWrong, refuse, accept: () => setWrong({}) };
}
