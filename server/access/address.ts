/** The network address that limits count by. */
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { createAddressList } from './addressList.ts';

/** How many groups of an IPv6 address count; a household or a rented machine has all addresses that differ after them. */
const countedGroups = 4;

/** `2001:db8::7` → `2001:db8:0:0` */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  return groups.slice(0, countedGroups).join(':');
}

/** @returns an IPv4 address as it is; of an IPv6 address its network, as `2001:db8:0:1` */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? networkOf(ip) : ip;
}

/** Limits by network address allow so many times as much in a network that many people are known to share. */
const knownNetworkFactor = 10;

/** `2001:db8::7/128` → `2001:db8:0:0::/64`, for all of a network is counted as one address. */
function asCounted(range: string): string {
  const [address = '', bits = '128'] = range.split('/');
  return isIPv6(address) && Number(bits) > 16 * countedGroups
    ? `${networkOf(address)}::/${16 * countedGroups}`
    : range;
}

/**
 * @param ranges as `KNOWN_NETWORKS` names them
 * @returns the factor for an address, as `addressOf` returns it
 */
export function createNetworkFactor(ranges: readonly string[]): (address: string) => number {
  const isKnown = createAddressList(ranges.map(asCounted));
  return (address) => (isKnown(address.includes(':') ? `${address}::` : address) ? knownNetworkFactor : 1);
}
