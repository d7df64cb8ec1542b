/** Seals the word of another service, for the browser to give back with what is still missing. */
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { z } from 'zod';
import { keyFor } from '../base/keys.ts';
import type { Database } from '../db/database.ts';
import { Identity } from './openIdExchange.ts';
import { openIdRefused, spendProof } from './openIdRefusals.ts';
import type { VerificationTokens } from './verificationTokens.ts';

/** To give what was asked for as well, or to keep what someone came with once they have registered. */
type TicketPurpose = 'OPENID_CONFIRM' | 'OPENID_REGISTER';

export interface OpenIdTickets {
  /** Only this server can open it. */
  seal(db: Database, identity: Identity, purpose: TicketPurpose): Promise<string>;
  /** @returns who it is of, and what uses it up in a transaction. @throws ApiError OPENID_REFUSED */
  open(
    db: Database,
    ticket: string,
    purpose: TicketPurpose,
  ): Promise<{ identity: Identity; use: (tx: Database) => Promise<void> }>;
}

const Sealed = z.object({ identity: Identity, once: z.string() });

/** @param authSecret the server's */
export function createOpenIdTickets(
  authSecret: string,
  proofs: VerificationTokens,
  clock: () => Date,
): OpenIdTickets {
  const key = keyFor(authSecret, 'openid tickets');
  const about = ({ issuer, subject }: Identity, purpose: TicketPurpose) => ({
    email: `${issuer} ${subject}`,
    purpose,
  });
  return {
    async seal(db, identity, purpose) {
      const once = await proofs.issue(db, about(identity, purpose), clock());
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ identity, once })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key);
    },
    async open(db, ticket, purpose) {
      const { plaintext } = await compactDecrypt(ticket, key).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? openIdRefused() : error;
      });
      const { identity, once } = Sealed.parse(JSON.parse(new TextDecoder().decode(plaintext)));
      const proof = { token: once, ...about(identity, purpose) };
      if (!(await proofs.isGood(db, proof, clock()))) throw openIdRefused();
      return { identity, use: (tx) => spendProof(proofs, tx, proof, clock()) };
    },
  };
}
