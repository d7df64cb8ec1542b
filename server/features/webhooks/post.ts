/** One POST to an address that someone else chose. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookProblem } from '../../../schemas/webhook.ts';
import { addressesOf, hostOf, isPublic, isWebPort } from './publicAddress.ts';

/** The outcome of one try. */
export type PostOutcome =
  | { status: number; problem: null }
  | { status: number | null; problem: WebhookProblem };

/** Milliseconds from looking the name up to the end of the answer. */
const answerWithinMs = 15_000;

/** Nothing of an answer is kept, and no more of it is taken. */
const mostAnswerBytes = 64 * 1024;

class Refused extends Error {
  code = 'ADDRESS_REFUSED';
}

const problems: Readonly<Record<string, WebhookProblem>> = {
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  ENOTFOUND: 'NOT_FOUND',
  EAI_AGAIN: 'NOT_FOUND',
  ABORT_ERR: 'TIMEOUT',
  ETIMEDOUT: 'TIMEOUT',
};

/** Why there was no answer, as the log says it. */
export function problemOf(error: unknown): WebhookProblem {
  const { code = '', name } = error as { code?: unknown; name?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'TIMEOUT';
  const known = problems[String(code)];
  if (known) return known;
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)|EPROTO/.test(String(code))
    ? 'TLS'
    : 'NO_CONNECTION';
}

/**
 * Looks a name up for the connection itself, so that no other answer can be given for it between a check and the
 * connection. One closed address is enough to refuse: which of several is taken is not ours to say.
 */
const lookUpPublic: LookupFunction = (host, { all }, done) => {
  addressesOf(host).then(
    (found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublic(address))) done(new Refused(), '');
      else if (all) done(null, found);
      else done(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => done(error, ''),
  );
};

/**
 * Posts JSON and reads the status of the answer. Redirects are not followed.
 *
 * @param isLocalOpen whether private addresses may be asked, too; for development
 */
export function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  isLocalOpen: boolean,
): Promise<PostOutcome> {
  const host = hostOf(url);
  // A name that is an address already is not looked up. An address may have been given while local ones were open.
  const isClosed =
    url.protocol !== 'https:' || !isWebPort(url) || (/^[\d.]+$|:/.test(host) && !isPublic(host));
  if (!isLocalOpen && isClosed) return Promise.resolve({ status: null, problem: 'ADDRESS_REFUSED' });
  return new Promise<PostOutcome>((resolve) => {
    const failed = (error: unknown) => resolve({ status: null, problem: problemOf(error) });
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        // A connection of its own for each: none that is kept open leads somewhere else by now.
        agent: false,
        signal: AbortSignal.timeout(answerWithinMs),
        ...(isLocalOpen ? {} : { lookup: lookUpPublic }),
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Hireday-Webhooks/1',
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        let bytes = 0;
        const done = () =>
          resolve(
            status >= 300 && status < 400 ? { status, problem: 'REDIRECT' } : { status, problem: null },
          );
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= mostAnswerBytes) return;
          done();
          answer.destroy();
        });
        answer.on('end', done);
        answer.on('error', failed);
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}
