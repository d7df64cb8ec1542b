/** The secrets of links that prove a domain: told in a mail and kept nowhere. */
import { randomBytes } from 'node:crypto';
import { linkHours } from '../../../schemas/companyDomain.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Services } from '../../services/services.ts';

type Needed = Pick<Services, 'env'>;

export const hashOfSecret = ({ env }: Needed, secret: string): string =>
  keyedHash(keyFor(env.AUTH_SECRET, 'company domains'), secret);

/** A new secret, with the columns that go with it. */
export function newLink(services: Needed, now: Date) {
  const secret = randomBytes(32).toString('base64url');
  const linkExpiresAt = new Date(now.getTime() + linkHours * 3_600_000).toISOString();
  return {
    secret,
    kept: { secretHash: hashOfSecret(services, secret), mailedAt: now.toISOString(), linkExpiresAt },
  };
}
