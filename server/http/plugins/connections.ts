/** Connections: so many at a time, and so many from one address. */
import { isIPv6, type Socket } from 'node:net';
import fp from 'fastify-plugin';
import { addressOf } from '../../access/address.ts';
import { createAddressList } from '../../access/addressList.ts';
import { type Bounds, boundFor } from '../../access/bounds.ts';

interface ConnectionsOptions {
  bounds: Bounds;
  /** Addresses and ranges whose connections are many people's. */
  proxies: readonly string[];
  /** Whether addresses have limits of their own; not in load tests. */
  perAddress: boolean;
  /** By how much they are wider for an address. */
  networkFactor: (address: string) => number;
}

/** Connections that wait for their next request, by address; the one that waits longest comes first. */
interface Waiting {
  add(socket: Socket): void;
  delete(socket: Socket): void;
  /** @returns the one of an address that waits longest; undefined where all are in use */
  longest(address: string): Socket | undefined;
}

function createWaiting(addressOfSocket: WeakMap<Socket, string>): Waiting {
  const waiting = new Map<string, Set<Socket>>();
  const setOf = (socket: Socket) => waiting.get(addressOfSocket.get(socket) ?? '');
  return {
    add(socket) {
      const address = addressOfSocket.get(socket);
      if (address === undefined || socket.destroyed) return;
      const sockets = waiting.get(address) ?? new Set();
      waiting.set(address, sockets.add(socket));
    },
    delete(socket) {
      const sockets = setOf(socket);
      sockets?.delete(socket);
      if (sockets?.size === 0) waiting.delete(addressOfSocket.get(socket) ?? '');
    },
    longest: (address) => waiting.get(address)?.values().next().value,
  };
}

/**
 * Closes what comes beyond the bounds before a byte of it is read. Where an address has as many as it may, a connection
 * that has been answered and waits for its next request makes room for a new one: browsers keep several each, and a class
 * behind one address has many. A trusted proxy's connections are not counted by address, since those are everyone's; what
 * comes over them is counted request by request.
 */
export const connections = fp(async (app, options: ConnectionsOptions) => {
  const { bounds, proxies, perAddress, networkFactor } = options;
  app.server.maxConnections = bounds.connections;
  if (!perAddress) return;
  const isProxy = createAddressList(proxies);
  const open = new Map<string, number>();
  const addresses = new WeakMap<Socket, string>();
  const waiting = createWaiting(addresses);

  app.server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('finish', () => waiting.add(socket));
  });

  app.server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined) return;
    const address = addressOf({ ip });
    // An IPv6 address counts by its network; whether it is a proxy's is asked of the whole.
    const whole = isIPv6(address) || !ip.includes('.') ? ip : address;
    if (isProxy(whole)) return;
    const count = (open.get(address) ?? 0) + 1;
    const most = boundFor(networkFactor(address), bounds.connectionsPerAddress, bounds.connections);
    const idle = count > most ? waiting.longest(address) : undefined;
    if (count > most && !idle) {
      socket.destroy();
      return;
    }
    addresses.set(socket, address);
    open.set(address, count);
    socket.once('close', () => {
      waiting.delete(socket);
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (idle) {
      waiting.delete(idle);
      idle.destroy();
    }
  });
});
