/** The real app on a database of its own, and short ways to ask it things. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { type Env, parseSettings } from '../../server/env.ts';
import type { ResumeStorage } from '../../server/files/storage.ts';
import type { Services } from '../../server/services.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { testPassword } from './people.ts';

export const testEnv: Env = {
  ...parseSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', TOKEN_TTL: '3600', DEMO: 'off' }),
  AUTH_SECRET: 'a secret that is only good for tests',
};

/** Files in memory. */
function memoryStorage(): ResumeStorage {
  const files = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      files.set(key, bytes);
      return key;
    },
    async get(key) {
      const bytes = files.get(key);
      return bytes && { stream: Readable.from([Buffer.from(bytes)]), size: bytes.length };
    },
    async delete(key) {
      files.delete(key);
    },
  };
}

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, string | undefined>;
  /** Parsed JSON; undefined without a body. */
  body: T;
  text: string;
}

export interface AskOptions {
  /** A token, as `signIn` returns it. */
  as?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  services: Services;
  /** The clock of the app; starts at 2026-06-01T12:00Z and moves only when set. */
  time: { now: Date };
  /** Jobs a list was requested for at once. */
  requestedRuns: string[];
  /** `ask('GET /jobs?status=OPEN', {as: token})`, below /api/v1 */
  ask<T = unknown>(call: string, options?: AskOptions): Promise<Answer<T>>;
  /** Signs in through the API. @returns the token */
  signIn(email: string): Promise<string>;
}

/** Builds the app on a fresh database; closing is seen to. `more` replaces services. */
export async function testApp(more: Partial<Services> = {}, options: AppOptions = {}): Promise<TestApp> {
  const database = await testDatabase();
  const time = { now: new Date('2026-06-01T12:00:00.000Z') };
  const requestedRuns: string[] = [];
  const services: Services = {
    env: testEnv,
    db: database.db,
    storage: memoryStorage(),
    clock: () => time.now,
    requestDailyRun: async (jobId) => void requestedRuns.push(jobId),
    ...more,
  };
  const app = await buildApp(services, { checkAnswers: true, ...options });
  afterAll(() => app.close());

  const ask: TestApp['ask'] = async (call, { as, body, headers = {} } = {}) => {
    const [method, path] = call.split(' ') as ['GET', string];
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...(as ? { authorization: `Bearer ${as}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const json = response.body !== '' && /json/.test(String(response.headers['content-type']));
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      // What it is, the test that asked knows.
      body: (json ? response.json() : undefined) as never,
      text: response.body,
    };
  };
  const signIn = async (email: string) => {
    const { body, status } = await ask<{ token: string }>('POST /auth/login', {
      body: { email, password: testPassword },
    });
    if (status !== 200) throw new Error(`Signing in as ${email} was answered ${status}`);
    return body.token;
  };
  return { ...database, app, services, time, requestedRuns, ask, signIn };
}
