/** The secrets of links in invitations: told in a mail and kept nowhere. */
import { randomBytes } from 'node:crypto';
import { invitationDays } from '../../../schemas/teamInvitation.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Services } from '../../services/services.ts';

type Needed = Pick<Services, 'env'>;

export const hashOfSecret = ({ env }: Needed, secret: string): string =>
  keyedHash(keyFor(env.AUTH_SECRET, 'team invitations'), secret);

/** A new secret, with the columns that go with it. */
export function newSecret(services: Needed, now: Date) {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000).toISOString();
  return {
    secret,
    kept: { secretHash: hashOfSecret(services, secret), sentAt: now.toISOString(), expiresAt },
  };
}
