import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { type ProblemCode, problems } from '../../schemas/calls/problem.ts';
import { Preferences } from '../../schemas/preferences.ts';
import { makeRouter } from '../../src/app/router.ts';
import { createApiClient } from '../../src/client/apiClient.ts';
import { createAuthStorage } from '../../src/client/authStorage.ts';
import { TextsProvider } from '../../src/client/TextsProvider.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import type { UploadWatch } from '../../src/kit/uploadForm.ts';
import { createServices, type Services } from '../../src/session/services.ts';
import { ServicesProvider } from '../../src/session/session.tsx';
import { sampleTexts } from './sampleTexts.ts';

/** The body of a call. */
export interface Sent {
  /** The JSON body, or the parts of a form. */
  body: Record<string, unknown>;
  /** Path and query. */
  url: string;
  signal: AbortSignal | null | undefined;
  onProgress: UploadWatch['onProgress'];
}

/** Answers by `METHOD /path` below /api/v1, without the query; a JSON body, a Response, or undefined for 204. */
export type StoryApi = Readonly<Record<string, (sent: Sent) => unknown>>;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A refusal as the server words it. */
export function refusal(
  code: ProblemCode,
  detail: string,
  errors?: Record<string, string>,
  headers?: Record<string, string>,
): Response {
  const { status, title } = problems[code];
  return json({ type: 'about:blank', title, status, detail, code, errors }, status, headers);
}

/** The token of someone who has just signed in or registered. */
export const signedIn = () => ({
  token: 'story-token',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
});

/** The answers every scene starts from: someone who has seen the tour, and to whom nobody wrote. */
const always: StoryApi = {
  'GET /users/me/preferences': () => Preferences.parse({ tourSeen: true }),
  'GET /unread-messages': () => ({ unreadCount: 0 }),
  'GET /message-threads': () => [],
  'GET /interviews': () => [],
  'GET /calendar-feed': () => ({ createdAt: null }),
  'GET /legal-documents': () => sampleTexts,
};

function answerFrom(told: StoryApi) {
  const api: StoryApi = { ...always, ...told };
  return async (url: string, init: RequestInit, { onProgress }: UploadWatch = {}): Promise<Response> => {
    const path = decodeURIComponent(url.split('?')[0] ?? '').replace('/api/v1', '');
    const answer = api[`${init.method ?? 'GET'} ${path}`];
    if (!answer) return refusal('NOT_FOUND', `The scene does not answer ${init.method} ${path}.`);
    const body =
      init.body instanceof FormData
        ? Object.fromEntries(init.body.entries())
        : JSON.parse(String(init.body ?? '{}'));
    const said = await answer({ body, url, signal: init.signal, onProgress });
    if (said instanceof Response) return said;
    return said === undefined ? new Response(null, { status: 204 }) : json(said);
  };
}

/** A place for the token that is gone with the scene. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function servicesOver(api: StoryApi, isSignedIn: boolean): Services {
  const auth = createAuthStorage({
    storage: memoryStorage(),
    now: Date.now,
    later: () => () => {},
    onOtherTab: () => {},
  });
  if (isSignedIn) auth.save(signedIn());
  const answer = answerFrom(api);
  const client = createApiClient(auth, (url, init = {}) => answer(String(url), init), answer);
  return createServices(auth, client);
}

interface StoryAppProps {
  /** Address the scene starts at. */
  at: string;
  api: StoryApi;
  isSignedIn?: boolean;
}

/** The whole app at an address, over an API in memory: real routes, guards and layouts. */
export function StoryApp({ at, api, isSignedIn = false }: StoryAppProps) {
  const [services] = useState(() => servicesOver(api, isSignedIn));
  const [router] = useState(() => makeRouter(services, createMemoryHistory({ initialEntries: [at] })));
  return (
    <ServicesProvider services={services}>
      <TextsProvider>
        <RouterProvider router={router} />
        <Toasts />
      </TextsProvider>
    </ServicesProvider>
  );
}
