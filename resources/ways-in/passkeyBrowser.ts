/** Passkeys in the browser: making one and using one. Loaded when they are wanted. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { StoredAuth } from '../../schemas/auth.ts';
import type { NewPasskey, PasskeyCreation } from '../../schemas/passkey.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { t } from '../../src/i18n/t.ts';

/** Whether someone closed the browser's question, or it was withdrawn. */
export const isGivenUp = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name));

/** An address in digits, such as 127.0.0.1 or [::1]. */
const isNumeric = /^(?:[\d.]+|\[.*\])$/;

function requireSupport(): void {
  if (!browserSupportsWebAuthn())
    throw new Error(t('This browser keeps no passkeys. Use another one, or your password.'));
  if (isNumeric.test(window.location.hostname))
    throw new Error(
      t(
        'Browsers keep passkeys only for addresses with a name. Open this page by its name, such as localhost.',
      ),
    );
}

/** Asks the browser for a new passkey. @throws what the browser says, in our words where it is known */
export async function makePasskey({
  challenge,
  rpId,
  userId,
  userName,
  algorithms,
  excluded,
}: z.output<typeof PasskeyCreation>): Promise<Omit<z.output<typeof NewPasskey>, 'name'>> {
  requireSupport();
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: 'Hireday' },
        user: { id: userId, name: userName, displayName: userName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: excluded.map((one) => ({ type: 'public-key', id: one })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new Error(t('This device has a passkey for your account already.'));
    throw error;
  }
}

/**
 * Signs in with a passkey.
 *
 * @param fromField whether the browser offers passkeys where the address is typed, rather than asking at once
 * @returns undefined where the browser cannot offer them there
 */
export async function signInWithPasskey(
  { call }: Pick<ApiClient, 'call'>,
  fromField = false,
): Promise<StoredAuth | undefined> {
  requireSupport();
  if (fromField && !(await browserSupportsWebAuthnAutofill())) return undefined;
  const { challenge, rpId } = await call('askPasskey');
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
    useBrowserAutofill: fromField,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return call('signInByPasskey', { body: { id, clientDataJSON, authenticatorData, signature } });
}

/** Has the browser offer passkeys where the address is typed, until the signal takes that back. */
export async function offerPasskeys(
  client: Pick<ApiClient, 'call'>,
  onSignIn: (session: StoredAuth) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const session = await signInWithPasskey(client, true);
  if (session) await onSignIn(session);
}
