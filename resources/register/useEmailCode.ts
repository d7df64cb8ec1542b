import { oneTimeCode } from '../../src/base/constants.ts';
import { ApiError } from '../../src/client/apiError.ts';
import { useServices } from '../../src/session/session.tsx';
import type { Progress } from './progress.ts';
import type { Registration } from './registrations.ts';
import { emailOf, type Filled, isProved } from './steps.ts';
import type { Entries } from './useEntries.ts';

/** Proves the e-mail address that is filled in: sends a code, and takes it. */
export function useEmailCode(registration: Registration, filled: Filled, { progress, setProgress }: Entries) {
  const { client } = useServices();

  const send = async (email: string) => {
    await client.call('sendEmailCode', { body: { email } });
    setProgress((before) => ({
      ...before,
      proof: undefined,
      sent: { email, at: Date.now(), isUsedUp: false },
    }));
  };

  /** Has a code sent, unless the address is proved already or one has just been sent there. */
  const begin = async (values: Progress['values']) => {
    const email = emailOf(registration, values) ?? '';
    const { sent } = progress;
    const justSent = sent?.email === email && Date.now() < sent.at + oneTimeCode.pauseMs;
    const isDone = isProved(registration, { ...filled, values: { ...filled.values, ...values } }, Date.now());
    if (!isDone && !justSent) await send(email);
  };

  const verify = async (code: string) => {
    const email = emailOf(registration, progress.values) ?? '';
    const { verificationToken, registered, company } = await client
      .call('verifyEmailCode', { body: { email, code } })
      .catch((error) => {
        const isUsedUp = error instanceof ApiError && error.body.triesLeft === 0;
        if (isUsedUp) setProgress(({ sent, ...rest }) => ({ ...rest, sent: sent && { ...sent, isUsedUp } }));
        throw error;
      });
    const proof = { email, token: verificationToken, at: Date.now(), registered, company };
    setProgress((before) => ({ ...before, proof }));
    return proof;
  };

  return { begin, verify, resend: () => send(emailOf(registration, progress.values) ?? '') };
}
