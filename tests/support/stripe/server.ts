/** A server that speaks Stripe's wire format, with a small true state behind it. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { signEvent } from '../../../server/features/billing/test/events.ts';
import { apiVersion } from '../../../server/features/billing/test/objects.ts';
import {
  answer,
  problem,
  readRequest,
  type StripeAnswer,
  type StripeRequest,
} from '../../../server/features/billing/test/routes.ts';
import type { WorldEvent } from '../../../server/features/billing/test/things.ts';
import { World } from '../../../server/features/billing/test/world.ts';

export interface StripeServer {
  url: string;
  key: string;
  webhookSecret: string;
  world: World;
  /** Its clock; the world's `advance` moves it. */
  time: { now: Date };
  /** The requests, oldest first. */
  requests: StripeRequest[];
  /** How it is away: it refuses everything, or lets every connection drop. */
  away: 'refusing' | 'dropping' | null;
  /** Requests that are done and whose answer is lost on the way. */
  loseAnswers: number;
  /** Called before each request is done. */
  beforeDoing: ((request: StripeRequest) => Promise<void>) | null;
  /** An event as it is sent: body and headers. @param at when it was signed, if not now */
  sent(event: WorldEvent, at?: Date): { body: string; headers: Record<string, string> };
}

const [key, webhookSecret] = ['sk_test_of_the_tests', 'whsec_of_the_tests'];

export async function stripeServer(start = new Date('2026-06-01T12:00:00.000Z')): Promise<StripeServer> {
  const time = { now: start };
  // Pages are smaller than asked for, so that clients are seen to turn them.
  const world = new World({ time, pageSize: 3 });

  function answerTo(headers: http.IncomingHttpHeaders, request: StripeRequest): StripeAnswer {
    if (headers.authorization !== `Bearer ${key}`) {
      return problem(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    if (headers['stripe-version'] !== apiVersion) {
      return problem(400, 'invalid_request_error', 'Another version was pinned');
    }
    return answer(world, request);
  }

  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? '/', 'http://stripe');
    if (url.pathname.endsWith('/pdf')) {
      outgoing.writeHead(stripe.away === null ? 200 : 503, { 'content-type': 'application/pdf' });
      return void outgoing.end(`%PDF-1.4 ${url.pathname}`);
    }
    const key = String(incoming.headers['idempotency-key'] ?? '') || undefined;
    const request = readRequest(incoming.method ?? 'GET', url, Buffer.concat(chunks).toString(), key);
    stripe.requests.push(request);
    if (stripe.away === 'dropping') return void incoming.socket.destroy();
    if (stripe.away === 'refusing') {
      outgoing.writeHead(503, { 'content-type': 'application/json' });
      return void outgoing.end(problem(503, 'api_error', 'We are away.').body);
    }
    await stripe.beforeDoing?.(request);
    const { status, body } = answerTo(incoming.headers, request);
    if (stripe.loseAnswers > 0) {
      stripe.loseAnswers -= 1;
      return void incoming.socket.destroy();
    }
    outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
    outgoing.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  world.pdfs = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    webhookSecret,
    world,
    time,
    requests: [],
    away: null,
    loseAnswers: 0,
    beforeDoing: null,
    sent(event, at = time.now) {
      const [body, signature] = signEvent(event, webhookSecret, at);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
      return { body, headers };
    },
  };
  return stripe;
}
