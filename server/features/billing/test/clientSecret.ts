/** Secrets a payment is confirmed with: an invoice's id and what only this server can add to it. */
import { timingSafeEqual } from 'node:crypto';
import { keyedHash, keyFor } from '../../../base/keys.ts';

const separator = '_secret_';

export function createClientSecrets(secret: string) {
  const key = keyFor(secret, 'test payments');
  const secretOf = (invoiceId: string) => `${invoiceId}${separator}${keyedHash(key, invoiceId)}`;

  return {
    /** Always the same for the same invoice. */
    secretOf,
    /** The invoice's id; null where the secret is not one of ours. */
    invoiceOf(clientSecret: string): string | null {
      const [invoiceId = ''] = clientSecret.split(separator);
      const [given, right] = [Buffer.from(clientSecret), Buffer.from(secretOf(invoiceId))];
      return given.length === right.length && timingSafeEqual(given, right) ? invoiceId : null;
    },
  };
}
