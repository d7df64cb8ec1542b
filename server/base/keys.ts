/** Keys for one use each, all made from the one secret, so that what is made for one use is worth nothing in another. */
import { createHmac, hkdfSync } from 'node:crypto';

/** The purposes of keys. */
type KeyUse =
  | 'one-time codes'
  | 'verification tokens'
  | 'limits'
  | 'queued mail'
  | 'second factors'
  | 'recovery codes'
  | 'address changes'
  | 'objections'
  | 'openid flows'
  | 'openid tickets'
  | 'erasures'
  | 'backups'
  | 'idempotency keys'
  | 'calendar feeds'
  | 'machine keys'
  | 'pool handles'
  | 'team invitations'
  | 'company domains'
  | 'first lists'
  | 'webhooks'
  | 'added people'
  | 'unsubscribing'
  | 'answers by mail'
  | 'inbound mails'
  | 'test payments'
  | 'test payment events'
  | 'networks';

/** 32 bytes, the same for the same secret and use. */
export const keyFor = (secret: string, use: KeyUse): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `hireday ${use}`, 32));

/** A hash that nobody without the key can make or check, however few the values it can be of. */
export const keyedHash = (key: Uint8Array, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
