/** Closing without breaking off what runs: new requests are refused, those that run are let finish. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendProblem, unavailable } from '../../base/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Refuses new requests from now on, lets those that run finish, then closes the app. Whatever still runs after
     * `withinMs` is cut off.
     */
    drain(withinMs: number): Promise<void>;
  }
}

/** How long clients with an open connection have to send one more request and be told to close it. */
const lingerMs = 1000;
const pauseMs = 20;

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Register it first: it refuses before anything else is done. */
export const draining = fp(async (app) => {
  const running = new Set<FastifyRequest>();
  let closing = false;

  app.addHook('onRequest', async (request, reply) => {
    // Liveness checks are answered to the end.
    if (closing && request.routeOptions.url !== '/healthz') {
      reply.header('connection', 'close');
      return sendProblem(reply, unavailable('SERVER_CLOSING'));
    }
    running.add(request);
    reply.raw.once('close', () => running.delete(request));
    return undefined;
  });

  // Requests running when closing began are the last of their connection.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });

  app.decorate('drain', async (withinMs) => {
    closing = true;
    const started = performance.now();
    const passed = () => performance.now() - started;
    while (running.size > 0 && passed() < withinMs) await sleep(pauseMs);
    while ((await connections(app)) > 0 && passed() < Math.min(lingerMs, withinMs)) await sleep(pauseMs);
    app.server.closeAllConnections();
    for (const { raw } of running) raw.socket.destroy();
    await app.close();
  });
});
