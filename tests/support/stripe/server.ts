/** A server that speaks Stripe's wire format, with a small true state behind it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { type FormValue, readForm } from '../../../server/features/billing/test/form.ts';
import { apiVersion, eventObject } from '../../../server/features/billing/test/objects.ts';
import { type Params, routes } from '../../../server/features/billing/test/routes.ts';
import { WorldError, type WorldEvent } from '../../../server/features/billing/test/things.ts';
import { createWorld, type World } from '../../../server/features/billing/test/world.ts';

interface StripeRequest {
  method: string;
  /** Below /v1/. */
  path: string;
  params: Params;
  headers: http.IncomingHttpHeaders;
}

export interface StripeServer {
  url: string;
  key: string;
  webhookSecret: string;
  world: World;
  /** Its clock; the world's `advance` moves it. */
  time: { now: Date };
  /** What was asked, oldest first. */
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

/** What one idempotency key was used for, and what came of it. */
interface Kept {
  request: string;
  status: number;
  body: string;
}

const [key, webhookSecret] = ['sk_test_of_the_tests', 'whsec_of_the_tests'];

const routeOf = (method: string, path: string) => {
  const parts = path.split('/');
  for (const [name, route] of Object.entries(routes)) {
    const [wanted = '', pattern = ''] = name.split(' ');
    const places = pattern.split('/');
    if (wanted !== method || places.length !== parts.length) continue;
    if (places.every((place, i) => place === '*' || place === parts[i])) {
      return { route, id: parts[places.indexOf('*')] ?? '' };
    }
  }
  return null;
};

const problem = (type: string, message: string, code?: string) =>
  JSON.stringify({ error: { type, message, ...(code && { code }) } });

export async function stripeServer(start = new Date('2026-06-01T12:00:00.000Z')): Promise<StripeServer> {
  const time = { now: start };
  const world = createWorld(time);
  const kept = new Map<string, Kept>();

  function answer(request: StripeRequest): { status: number; body: string } {
    if (request.headers.authorization !== `Bearer ${key}`) {
      return { status: 401, body: problem('invalid_request_error', 'Invalid API Key provided') };
    }
    if (request.headers['stripe-version'] !== apiVersion) {
      return { status: 400, body: problem('invalid_request_error', 'Another version was pinned') };
    }
    const found = routeOf(request.method, request.path);
    if (!found) return { status: 404, body: problem('invalid_request_error', 'Unrecognized request URL') };
    try {
      return { status: 200, body: JSON.stringify(found.route(world, found.id, request.params)) };
    } catch (error) {
      if (!(error instanceof WorldError)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.body }) };
    }
  }

  /** The same key is the same answer; another request under it is refused. */
  function answerOnce(request: StripeRequest): { status: number; body: string } {
    const idempotencyKey = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof idempotencyKey !== 'string') return answer(request);
    const { method, path, params } = request;
    const hash = createHash('sha256')
      .update(JSON.stringify([method, path, params]))
      .digest('hex');
    const before = kept.get(idempotencyKey);
    if (before && before.request !== hash) {
      return {
        status: 400,
        body: problem('idempotency_error', 'Keys can only be used with the same parameters'),
      };
    }
    if (before) return before;
    const made = answer(request);
    kept.set(idempotencyKey, { ...made, request: hash });
    return made;
  }

  const server = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? '/', 'http://stripe');
    if (url.pathname.endsWith('/pdf')) {
      outgoing.writeHead(stripe.away === null ? 200 : 503, { 'content-type': 'application/pdf' });
      return void outgoing.end(`%PDF-1.4 ${url.pathname}`);
    }
    const body = Buffer.concat(chunks).toString();
    const params: Record<string, FormValue> = { ...readForm(url.search.slice(1)), ...readForm(body) };
    const request: StripeRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname.replace(/^\/v1\//, ''),
      params,
      headers: incoming.headers,
    };
    stripe.requests.push(request);
    if (stripe.away === 'dropping') return void incoming.socket.destroy();
    if (stripe.away === 'refusing') {
      outgoing.writeHead(503, { 'content-type': 'application/json' });
      return void outgoing.end(problem('api_error', 'We are away.'));
    }
    await stripe.beforeDoing?.(request);
    const { status, body: answered } = answerOnce(request);
    if (stripe.loseAnswers > 0) {
      stripe.loseAnswers -= 1;
      return void incoming.socket.destroy();
    }
    outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
    outgoing.end(answered);
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
      const payload = JSON.stringify(eventObject(event), null, 2);
      const signature = signer.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: Math.floor(at.getTime() / 1000),
      });
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
      return { body: payload, headers };
    },
  };
  return stripe;
}

/** Only ever signs. */
const signer = new Stripe('sk_test_signs_only');
