/** Puts what is real into a request, sends it, and waits a bounded time for the answer. */
import type { FastifyInstance } from 'fastify';
import { encodeForm, formOf } from '../form.ts';
import type { FuzzAnswer } from './judge.ts';
import type { FuzzBody, FuzzRequest } from './requests.ts';
import { isReal } from './values.ts';
import type { World } from './world.ts';

const hangMs = 20_000;

type RealOf = (name: string) => Promise<unknown>;

/** The same value with everything real in its place. */
async function filled(value: unknown, realOf: RealOf): Promise<unknown> {
  if (isReal(value)) return realOf(value.real);
  if (Array.isArray(value)) return Promise.all(value.map((one) => filled(one, realOf)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await filled(inner, realOf)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A text as one writes it into an address, also one no address can hold. */
function escaped(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // These two go as they are: an address may be written wrongly, too.
  return text === '%zz' || text === '%00' ? text : encodeURIComponent(text.toWellFormed());
}

const asText = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();

async function bodyOf(
  body: FuzzBody | null,
  realOf: RealOf,
): Promise<{ payload?: string | Buffer; type?: string }> {
  switch (body?.kind) {
    case undefined:
      return {};
    case 'raw':
      return { payload: body.text, ...(body.type === null ? {} : { type: body.type }) };
    case 'json':
      return { payload: JSON.stringify(await filled(body.value, realOf)) ?? '', type: 'application/json' };
    case 'form': {
      const fields = await filled(body.fields, realOf);
      const isRecord = typeof fields === 'object' && fields !== null;
      const entries = Object.entries(isRecord ? fields : {}).filter(([, value]) => value !== null);
      const texts = Object.fromEntries(entries.map(([name, value]) => [name.toWellFormed(), asText(value)]));
      return encodeForm(formOf(texts, body.resume === null ? null : { bytes: body.resume }));
    }
  }
}

/** @returns the answer, and the request as it was sent; null for an answer that never came */
export async function send(
  app: FastifyInstance,
  world: World,
  request: FuzzRequest,
): Promise<{ answer: FuzzAnswer | null; sent: string }> {
  const { operation, method, caller, headers } = request;
  const realOf = world.realValues(request);
  const params = (await filled(request.params, realOf)) as Record<string, unknown>;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(params[name]) || '%20');
  const query = (await filled(request.query, realOf)) as Record<string, unknown>;
  const pairs = (typeof query === 'object' && query !== null ? Object.entries(query) : []).flatMap(
    ([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
  );
  const { payload, type } = await bodyOf(request.body, realOf);
  const token = world.tokenOf(caller);
  const url = `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  const sent = `${caller}: ${method} ${url.slice(0, 300)} ${type ?? ''} ${String(payload ?? '').slice(0, 400)}`;
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), hangMs);
  });
  const answered = app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const response = await Promise.race([answered, hung]);
  clearTimeout(timer);
  if (response === null) return { answer: null, sent };
  return { answer: { status: response.statusCode, headers: response.headers, text: response.body }, sent };
}
