/** The real app on a database of its own, and short ways to ask it things. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import type { Mail } from '../../server/base/mail.ts';
import { createFactsIntake } from '../../server/files/readResumeFacts.ts';
import { writeMail } from '../../server/mail/writeMail.ts';
import type { Services } from '../../server/services/services.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { whenFileEnds } from './endings.ts';
import { encodeForm } from './form.ts';
import { testPassword } from './people.ts';
import { testServices } from './services.ts';

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, string | undefined>;
  /** Parsed JSON; undefined without a body. */
  body: T;
  text: string;
}

interface AskOptions {
  /** A token, as `signIn` returns it. */
  as?: string | undefined;
  /** Sent as JSON, or as what it is when it is a form. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The network address it comes from. */
  from?: string;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  services: Services;
  /** The clock of the app; starts at 2026-06-01T12:00Z and moves only when set. */
  time: { now: Date };
  /** Jobs a list was requested for at once. */
  requestedRuns: string[];
  /** Mails that were queued, oldest first. */
  mails: Mail[];
  /** `ask('GET /jobs?status=OPEN', {as: token})`, below /api/v1 */
  ask<T = unknown>(call: string, options?: AskOptions): Promise<Answer<T>>;
  /** Signs in through the API. @returns the token */
  signIn(email: string): Promise<string>;
}

/** Builds the app on a fresh database, or the one given; closing is seen to. `more` replaces services. */
export async function testApp(
  more: Partial<Services> = {},
  options: Parameters<typeof buildApp>[1] = {},
  given?: TestDatabase,
): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const time = { now: new Date('2026-06-01T12:00:00.000Z') };
  const requestedRuns: string[] = [];
  const mails: Mail[] = [];
  const intake = createFactsIntake(() => time.now);
  const services = testServices(database.db, {
    clock: () => time.now,
    readResume: intake.readResume,
    checkFile: intake.checkFile,
    sendMail: async (db, order) => void mails.push(await writeMail(db, order)),
    requestDailyRun: async (jobId) => void requestedRuns.push(jobId),
    ...more,
  });
  const app = await buildApp(services, { checkAnswers: true, ...options });
  whenFileEnds(async () => {
    await app.close();
    intake.close();
  });

  const ask: TestApp['ask'] = async (call, { as, body, headers = {}, from } = {}) => {
    const [method, path] = call.split(' ') as ['GET', string];
    const form = body instanceof FormData ? await encodeForm(body) : null;
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(form ? { 'content-type': form.type } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: form?.payload ?? (body as object) }),
      ...(from ? { remoteAddress: from } : {}),
    });
    const json = response.body !== '' && /json/.test(String(response.headers['content-type']));
    // The test that asked knows its type.
    const answered: ReturnType<typeof JSON.parse> = json ? response.json() : undefined;
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      body: answered,
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
  return { ...database, app, services, time, requestedRuns, mails, ask, signIn };
}
