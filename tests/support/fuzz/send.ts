/** Puts what is real into a request, sends it, and waits a bounded time for the answer. */
import { Agent, request } from 'node:http';
import { encodeForm, formOf } from '../form.ts';
import type { FuzzAnswer } from './judge.ts';
import type { FuzzBody, FuzzRequest } from './requests.ts';
import { isReal } from './values.ts';
import type { World } from './world.ts';

const hangMs = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

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

/** One request over the line, with any body and any headers. */
function over(
  port: number,
  {
    method,
    url,
    headers,
    payload,
  }: { method: string; url: string; headers: Record<string, string>; payload: Buffer | null },
): Promise<FuzzAnswer> {
  return new Promise((done, fail) => {
    const length = payload === null ? {} : { 'content-length': String(payload.length) };
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: { ...headers, ...length },
        timeout: hangMs,
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', fail);
        incoming.on('end', () =>
          done({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection at the moment it was taken for this.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET')
        over(port, { method, url, headers, payload }).then(done, fail);
      else fail(error);
    });
    outgoing.end(payload ?? undefined);
  });
}

/** A server may close on a sender of far too much, and the sender then sees only that. */
const mayBeCutOff = 1_000_000;

/** @returns the answer, null for one that never came, and the request as it was sent */
export async function send(
  port: number,
  world: World,
  asked: FuzzRequest,
): Promise<{ answer: FuzzAnswer | 'cut off' | null; sent: string; payload: string | Buffer | undefined }> {
  const { operation, method, caller, headers } = asked;
  const realOf = world.realValues(asked);
  const params = (await filled(asked.params, realOf)) as Record<string, unknown>;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(params[name]) || '%20');
  const query = (await filled(asked.query, realOf)) as Record<string, unknown>;
  const pairs = (typeof query === 'object' && query !== null ? Object.entries(query) : []).flatMap(
    ([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${escaped(name)}=${escaped(one)}`),
  );
  const { payload: text, type } = await bodyOf(asked.body, realOf);
  const payload = text === undefined ? null : Buffer.from(text);
  const token = world.tokenOf(caller);
  const url = `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  const sent = `${caller}: ${method} ${url.slice(0, 300)} ${type ?? ''} ${String(text ?? '').slice(0, 400)}`;
  const all = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...headers,
  };
  let silence = '';
  const answer = await over(port, { method, url, headers: all, payload }).catch((error: Error) => {
    if ((payload?.length ?? 0) > mayBeCutOff) return 'cut off' as const;
    silence = ` (${error.message})`;
    return null;
  });
  if (answer && answer !== 'cut off' && method === 'POST') world.learn(operation.path, answer);
  return { answer, sent: `${sent}${silence}`, payload: text };
}
