/** Whether an address leads into the open internet: a webhook must not reach what only this machine can reach. */
import { lookup as lookUp } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Private, local, shared and reserved ranges (RFC 6890 and its registries). */
const closed = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // A public address that leads to the host of Azure's machines.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [net = '', bits] = range.split('/');
  closed.addSubnet(net, Number(bits), 'ipv4');
}

/** Of IPv6 only what is given out to the internet is open, less documentation, relays and benchmarks in it. */
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const closedV6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closedV6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address belongs to the open internet. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The host of an address as names are looked up: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Every IP address a host has. @throws an error with a `code` when it has none */
export async function addressesOf(host: string): Promise<{ address: string; family: number }[]> {
  const family = isIP(host);
  return family ? [{ address: host, family }] : lookUp(host, { all: true });
}

/** Whether a port is one that web servers listen on: 443, or one that any program may take. */
export const isWebPort = ({ port }: URL): boolean => port === '' || port === '443' || Number(port) >= 1024;
