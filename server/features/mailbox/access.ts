/** Only someone at this machine may read the mailbox. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../base/env.ts';
import { hasDevMailbox } from '../../mail/openPostOffice.ts';

/** The signs of a request that someone else has passed on. */
const passedOn = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

const isLoopback = (address: string) => {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1';
};

/** The name in a Host header, without its port. */
function nameOf(host: string): string | null {
  const url = `http://${host}`;
  return URL.canParse(url) && !/[/?#@\\]/.test(host) ? new URL(url).hostname : null;
}

/**
 * Whether the mailbox exists for this request. The mails hold codes that open accounts, so all three have to hold: the
 * connection comes from this machine itself; the page was asked for by a name of this machine, which a page of
 * someone else's whose name was turned to 127.0.0.1 cannot do; and no proxy of this machine has passed it on.
 */
export function mayOpenMailbox(
  env: Settings,
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
): boolean {
  if (!hasDevMailbox(env)) return false;
  // The socket's own address: `request.ip` is what a proxy says.
  if (!isLoopback(raw.socket.remoteAddress ?? '')) return false;
  if (Object.keys(headers).some((name) => passedOn.test(name))) return false;
  const name = nameOf(headers.host ?? '');
  return name !== null && (name === 'localhost' || isLoopback(name));
}
