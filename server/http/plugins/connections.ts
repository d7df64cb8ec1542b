/** Connections: so many at a time, and so many from one address. */
import { BlockList, isIPv6, type Socket } from 'node:net';
import fp from 'fastify-plugin';
import { addressOf } from '../../access/address.ts';
import type { Bounds } from '../../access/bounds.ts';

interface ConnectionsOptions {
  bounds: Bounds;
  /** Addresses and ranges whose connections are many people's. */
  proxies: readonly string[];
  /** Whether addresses have limits of their own; not in load tests. */
  perAddress: boolean;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Closes what comes beyond the bounds before a byte of it is read. A trusted proxy's connections are not counted by
 * address, since those are everyone's; what comes over them is counted request by request.
 */
export const connections = fp(async (app, { bounds, proxies, perAddress }: ConnectionsOptions) => {
  app.server.maxConnections = bounds.connections;
  if (!perAddress) return;
  const trusted = listOf(proxies);
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined) return;
    const address = addressOf({ ip });
    // An IPv6 address counts by its network; whether it is a proxy's is asked of the whole.
    const whole = isIPv6(address) || !ip.includes('.') ? ip : address;
    if (trusted.check(whole, familyOf(whole))) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > bounds.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
});
