/** Addresses of people who were asked or declined, as keyed hashes: nobody can read them, and nobody is asked twice. */
import { keyedHash, keyFor } from '../../base/keys.ts';

export interface AddressHashes {
  hashOf(email: string): string;
  /** The secret of the mails to someone who was added: the same in each. */
  tokenOf(id: string): string;
  tokenHash(token: string): string;
}

export function addressHashes({ AUTH_SECRET }: { AUTH_SECRET: string }): AddressHashes {
  const key = keyFor(AUTH_SECRET, 'added people');
  return {
    hashOf: (email) => keyedHash(key, 'address', email),
    tokenOf: (id) => keyedHash(key, 'consent', id),
    tokenHash: (token) => keyedHash(key, 'token', token),
  };
}
