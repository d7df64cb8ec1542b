/** The network address that limits count by. */
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The four groups of a network, as `2001:db8:0:1`; a household or a rented machine has all the rest of it. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  return groups.slice(0, 4).join(':');
}

/** An IPv4 address as it is, an IPv6 address's network. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? networkOf(ip) : ip;
}
