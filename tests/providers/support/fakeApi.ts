/** A fetch that answers from a table and remembers what it was asked. */
import { createApiClient } from '../../../src/client/apiClient.ts';

interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body: unknown;
}

type Answer = (asked: Asked) => Response;

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(new Headers(init.headers)) },
  });

/** A problem as the server answers it. */
export const problem = (status: number, code: string, detail: string, errors?: Record<string, string>) =>
  json(
    { type: 'about:blank', title: 'Title', status, detail, code, errors },
    { status, headers: { 'content-type': 'application/problem+json', 'x-request-id': 'req-7' } },
  );

/** @param answers by `METHOD /path` without the query; anything else fails the test */
export function fakeApi(answers: Record<string, Answer>, token = 'secret') {
  const asked: Asked[] = [];
  const cleared: string[] = [];
  let current: string | undefined = token;
  const auth = {
    token: () => current,
    clear: (reason: string) => {
      cleared.push(reason);
      current = undefined;
    },
  };
  const fetcher: typeof fetch = async (input, init = {}) => {
    const url = String(input);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    asked.push(request);
    const answer = answers[`${request.method} ${url.split('?')[0]}`];
    if (!answer) throw new Error(`Nobody answers ${request.method} ${url}`);
    return answer(request);
  };
  return { asked, cleared, auth, client: createApiClient(auth, fetcher) };
}
