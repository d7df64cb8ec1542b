/** Passkeys (WebAuthn): adding one, and signing in with one. The user is always verified, so a passkey is both factors. */
import {
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import {
  mostPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyQuestion,
  type PasskeySignIn,
} from '../../schemas/passkey.ts';
import type { Env } from '../base/env.ts';
import { ApiError } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import type { VerificationTokens } from './verificationTokens.ts';

/** COSE numbers of what browsers and devices have in common: Ed25519, ES256, RS256. */
const algorithms = [-8, -7, -257];

interface Owner {
  id: string;
  email: string;
}

export interface Passkeys {
  /** The question by which a browser makes a passkey. @throws ApiError ILLEGAL_MOVE when there are too many */
  begin(db: Database, owner: Owner): Promise<z.output<typeof PasskeyCreation>>;
  /** Keeps a passkey that was made. @throws ApiError PASSKEY_REFUSED, ILLEGAL_MOVE */
  add(tx: Database, owner: Owner, made: z.output<typeof NewPasskey>): Promise<Passkey>;
  /** The question by which a browser uses a passkey, whosever it is. */
  ask(db: Database): Promise<z.output<typeof PasskeyQuestion>>;
  /** @returns the id of the account that the passkey opens. @throws ApiError PASSKEY_REFUSED */
  recognise(tx: Database, used: z.output<typeof PasskeySignIn>): Promise<string>;
}

/**
 * The site by which passkeys are kept, and the origins they are used at. Browsers keep none for a numeric address, so a
 * server that is reached at this machine alone is known as localhost.
 */
export function siteOf(appUrl: string): { rpId: string; origins: string[] } {
  const { hostname, protocol, port } = new URL(appUrl);
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  if (!isLocal) return { rpId: hostname, origins: [appUrl] };
  return { rpId: 'localhost', origins: [`${protocol}//localhost${port ? `:${port}` : ''}`] };
}

const refused = () =>
  new ApiError(
    'PASSKEY_REFUSED',
    'This passkey opens no account here, or too much time has passed. Try again, or sign in with your password.',
  );

const notMade = () => new ApiError('PASSKEY_REFUSED', 'This passkey could not be added. Try once more.');

const tooMany = () =>
  new ApiError('ILLEGAL_MOVE', (t) =>
    t('An account can have {most} passkeys. Remove one first.', { most: mostPasskeys }),
  );

const passkeysOf = (db: Database, userId: string) => db.selectFrom('passkeys').where('userId', '=', userId);

/** Whatever the library objects to in what a browser sent is a refusal and no fault of ours. */
async function checked<T extends VerifiedAuthenticationResponse | VerifiedRegistrationResponse>(
  check: Promise<T>,
  refusal: () => ApiError,
): Promise<T> {
  const result = await check.catch(() => {
    throw refusal();
  });
  if (!result.verified) throw refusal();
  return result;
}

/** The site and the origins that a passkey has to be for, its owner verified. */
const expectedOf = ({ rpId, origins }: ReturnType<typeof siteOf>) => ({
  expectedOrigin: origins,
  expectedRPID: rpId,
  requireUserVerification: true,
});
type Expected = ReturnType<typeof expectedOf>;

/** The key of a passkey that was made, and the challenge it signed. */
async function readMade(
  expected: Expected,
  { id, clientDataJSON, attestationObject }: z.output<typeof NewPasskey>,
) {
  let challenge = '';
  const { registrationInfo } = await checked(
    verifyRegistrationResponse({
      ...expected,
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      supportedAlgorithmIDs: algorithms,
      expectedChallenge: (sent) => {
        challenge = sent;
        return true;
      },
    }),
    notMade,
  );
  if (!registrationInfo) throw notMade();
  return { credential: registrationInfo.credential, challenge };
}

/** The count of a passkey that was used, and the challenge it signed. */
async function readUsed(
  expected: Expected,
  kept: { publicKey: string; counter: number },
  { id, clientDataJSON, authenticatorData, signature }: z.output<typeof PasskeySignIn>,
) {
  let challenge = '';
  const { authenticationInfo } = await checked(
    verifyAuthenticationResponse({
      ...expected,
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: {
        ...{ id, counter: kept.counter },
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      },
      expectedChallenge: (sent) => {
        challenge = sent;
        return true;
      },
    }),
    refused,
  );
  return { counter: authenticationInfo.newCounter, challenge };
}

export function createPasskeys(
  { APP_URL }: Pick<Env, 'APP_URL'>,
  proofs: VerificationTokens,
  clock: () => Date,
): Passkeys {
  const site = siteOf(APP_URL);
  const { rpId } = site;
  const expected = expectedOf(site);
  const spend = (tx: Database, token: string, email: string, purpose: 'PASSKEY_ADD' | 'PASSKEY_SIGN_IN') =>
    proofs.use(tx, { token, email, purpose }, clock());

  async function refuseMore(db: Database, userId: string): Promise<{ id: string }[]> {
    const rows = await passkeysOf(db, userId).select('id').execute();
    if (rows.length >= mostPasskeys) throw tooMany();
    return rows;
  }

  return {
    async begin(db, { id, email }) {
      const rows = await refuseMore(db, id);
      const challenge = await proofs.issue(db, { email, purpose: 'PASSKEY_ADD' }, clock());
      const userId = Buffer.from(id).toString('base64url');
      return { challenge, rpId, userId, userName: email, algorithms, excluded: rows.map((row) => row.id) };
    },

    async add(tx, { id: userId, email }, made) {
      const { credential, challenge } = await readMade(expected, made);
      await spend(tx, challenge, email, 'PASSKEY_ADD').catch(() => {
        throw notMade();
      });
      await refuseMore(tx, userId);
      const passkey = {
        id: credential.id,
        name: made.name,
        createdAt: clock().toISOString(),
        lastUsedAt: null,
      };
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkeys')
        .values({
          ...{ ...passkey, userId, counter: credential.counter },
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) throw notMade();
      return passkey;
    },

    async ask(db) {
      return { challenge: await proofs.issue(db, { email: '', purpose: 'PASSKEY_SIGN_IN' }, clock()), rpId };
    },

    async recognise(tx, used) {
      const { id } = used;
      const kept = await tx
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!kept) throw refused();
      const { counter, challenge } = await readUsed(expected, kept, used);
      await spend(tx, challenge, '', 'PASSKEY_SIGN_IN').catch(() => {
        throw refused();
      });
      await tx
        .updateTable('passkeys')
        .set({ counter, lastUsedAt: clock().toISOString() })
        .where('id', '=', id)
        .execute();
      return kept.userId;
    },
  };
}
