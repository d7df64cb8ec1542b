/** Signatures as Standard Webhooks have them (standardwebhooks.com): one line of HMAC, so no package is needed for it. */
import { createHmac } from 'node:crypto';
import type { Env } from '../../base/env.ts';
import { keyFor } from '../../base/keys.ts';

const prefix = 'whsec_';

/** The secret of a webhook, made again from its id each time, so that none is kept. */
export const webhookSecret = ({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, id: string): string =>
  prefix + createHmac('sha256', keyFor(AUTH_SECRET, 'webhooks')).update(id).digest('base64');

/**
 * The headers a receiver checks.
 *
 * @param id the same for every try, so that the receiver knows a repeat
 * @param at when this try is made
 * @param body byte for byte as it is sent
 */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
