/** Addresses of people who were asked or declined, as keyed hashes: nobody can read them, and nobody is asked twice. */
import { randomBytes } from 'node:crypto';
import { keyedHash, keyFor } from '../../base/keys.ts';

export interface AddressHashes {
  hashOf(email: string): string;
  newToken(): string;
  tokenHash(token: string): string;
}

export function addressHashes({ AUTH_SECRET }: { AUTH_SECRET: string }): AddressHashes {
  const key = keyFor(AUTH_SECRET, 'added people');
  return {
    hashOf: (email) => keyedHash(key, 'address', email),
    newToken: () => randomBytes(32).toString('base64url'),
    tokenHash: (token) => keyedHash(key, 'token', token),
  };
}
