/** Whose word is taken for the address someone comes from: that of proxies the settings name, and nobody else's. */
import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { testEnv } from '../../support/services.ts';

const limited = { ...testEnv, RATE_LIMIT: 'on' as const, APP_URL: 'https://jobs.example.com' };

let accounts = 0;

/**
 * Guesses the password of an account nobody has guessed at, up to more often than one address may.
 * @returns how many guesses were looked at before the address was held up
 */
async function triesOf(
  t: Awaited<ReturnType<typeof testApp>>,
  from: string,
  forwarded: (i: number) => string,
) {
  accounts += 1;
  const body = { email: `nobody${accounts}@people.example`, password: 'wrong' };
  for (let i = 0; i < 7; i += 1) {
    const headers = { 'x-forwarded-for': forwarded(i) };
    const { status } = await t.ask('POST /auth/login', { body, from, headers });
    if (status === 429) return i;
  }
  return Number.POSITIVE_INFINITY;
}

test('without a setting nobody is believed, whatever address they come from', async () => {
  const t = await testApp({ env: limited });
  expect(await triesOf(t, '127.0.0.1', (i) => `198.51.100.${i}`)).toBe(5);
});

test('a proxy that is named is believed, and a stranger who claims to be one is not', async () => {
  const t = await testApp({ env: { ...limited, TRUSTED_PROXIES: ['10.0.0.0/8'] } });
  // The visitor's own header value stands before what the proxy added.
  expect(await triesOf(t, '10.0.0.5', (i) => `198.51.100.${i}, 203.0.113.9`)).toBe(5);
  expect(await triesOf(t, '10.0.0.5', (i) => `198.51.100.${i}`)).toBe(Number.POSITIVE_INFINITY);
  expect(await triesOf(t, '192.0.2.1', (i) => `198.51.100.${i}`)).toBe(5);
});

test('a proxy that is not named is noticed, once, and nobody’s address is logged', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const noted = () => lines.filter((line) => line.includes('TRUSTED_PROXIES'));
  const ask = (t: Awaited<ReturnType<typeof testApp>>, forwarded?: string) =>
    t.app.inject({ url: '/healthz', headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });
  const env = { ...limited, LOG_LEVEL: 'warn' as const };
  const t = await testApp({ env }, { log });
  await ask(t);
  expect(noted()).toEqual([]);
  await ask(t, '198.51.100.7');
  await ask(t, '198.51.100.8');
  expect(noted()).toHaveLength(1);
  expect(noted()[0]).not.toContain('198.51.100');
  const named = await testApp({ env: { ...env, TRUSTED_PROXIES: ['127.0.0.1'] } }, { log });
  await ask(named, '198.51.100.7');
  expect(noted()).toHaveLength(1);
});
