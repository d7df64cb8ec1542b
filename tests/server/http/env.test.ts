/** Settings are checked once, at start, and a wrong one is named. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plans } from '../../../schemas/plans.ts';
import { keepAuthSecret } from '../../../server/base/authSecret.ts';
import { makeDataDir } from '../../../server/base/dataDir.ts';
import { parseSettings, settingNames } from '../../../server/base/env.ts';
import { StartError } from '../../../server/base/startError.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';

function problemsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    parseSettings(source);
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

test('nothing has to be set on a machine of one’s own', () => {
  expect(parseSettings({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_URL: 'http://127.0.0.1:3000',
    TRUSTED_PROXIES: [],
    KNOWN_NETWORKS: [],
    DATA_DIR: path.resolve('data'),
    LEGAL_DIR: path.resolve('legal'),
    DATABASE_POOL: 28,
    DEMO: 'on',
    TOKEN_TTL: 43_200,
    DAILY_RUN_AT: '06:00',
    DAILY_CANDIDATES_PER_JOB: 10,
    WEBHOOKS_LOCAL: 'off',
    OIDC_PROVIDERS: [],
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'info',
    demo: true,
    domains: 'trial',
    isAgreementRequired: false,
    payments: 'test',
  });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['APP_URL', 'jobs.example.com'],
  ['APP_URL', 'ftp://jobs.example.com'],
  ['APP_URL', 'https://example.com/jobs'],
  ['TRUSTED_PROXIES', 'proxy.example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['KNOWN_NETWORKS', 'campus.example.edu'],
  ['KNOWN_NETWORKS', '192.0.2.0/33'],
  ['KNOWN_NETWORKS', '2001:db8::/129'],
  ['KNOWN_NETWORKS', '::/0'],
  ['KNOWN_NETWORKS', '192.0.2.0-192.0.2.9'],
  ['DATABASE_POOL', '5'],
  ['DATABASE_URL', 'mysql://root@localhost/hireday'],
  ['DEMO', 'yes'],
  ['AUTH_SECRET', 'short'],
  ['TOKEN_TTL', '59'],
  ['TOKEN_TTL', '12h'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Hireday'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_PRICES', 'candidate-month'],
  ['STRIPE_PRICES', 'candidate-month=prod_1'],
  ['STRIPE_PRICES', 'candidate-month=price_1'],
  ['STRIPE_API_BASE', 'localhost:12111'],
  ['TEST_PAYMENTS', 'yes'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['DAILY_RUN_AT', '24:00'],
  ['DAILY_RUN_AT', '6am'],
  ['DAILY_CANDIDATES_PER_JOB', '0'],
  ['DAILY_CANDIDATES_PER_JOB', '1.5'],
  ['RATE_LIMIT', '100'],
  ['LOG_LEVEL', 'verbose'],
])('%s=%s is refused by name and without repeating its value', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} (has to|may not) `));
});

test('every wrong setting is named at once', () => {
  const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', DEMO: 'x' });
  expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(['DEMO', 'LOG_LEVEL', 'PORT']);
});

test.each([
  [{ DATABASE_URL: 'postgresql://u:p@h/d' }, ['AUTH_SECRET']],
  [{ SMTP_URL: 'smtp://localhost:25' }, ['MAIL_FROM']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_PRICES', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
  [
    { STRIPE_API_BASE: 'http://localhost:12111' },
    ['STRIPE_PRICES', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ],
  [{ S3_BUCKET: 'resumes', S3_REGION: 'eu' }, ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY']],
  [
    {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICES: plans.map(({ id }, i) => `${id}=price_${i}`).join(','),
    },
    ['STRIPE_PUBLISHABLE_KEY'],
  ],
])('%o asks for %o', (source, names) => {
  expect(
    problemsOf(source)
      .map((line) => line.split(' ')[0])
      .sort(),
  ).toEqual(names);
});

test('prices of Stripe are named for every plan, each once', () => {
  const all = plans.map(({ id }, i) => `${id}=price_${i}`);
  const prices = (list: string[]) => problemsOf({ STRIPE_PRICES: list.join(',') });
  expect(prices(all)).toHaveLength(3);
  expect(prices(all.slice(1))).toEqual([
    'STRIPE_PRICES has to name a price for each plan; candidate-month is missing.',
  ]);
  expect(prices([...all, 'gold=price_9'])[0]).toMatch('STRIPE_PRICES has to name only plans there are:');
  expect(prices([...all.slice(1), 'candidate-month=price_1'])).toEqual([
    'STRIPE_PRICES has to name another price for each plan.',
  ]);
});

test.each(['TRUSTED_PROXIES', 'KNOWN_NETWORKS'] as const)(
  '%s are addresses and ranges of both kinds',
  (name) => {
    expect(parseSettings({ [name]: '10.0.0.5, 192.168.0.0/16,::1,fd00::/8' })[name]).toEqual([
      '10.0.0.5',
      '192.168.0.0/16',
      '::1',
      'fd00::/8',
    ]);
  },
);

test('an empty variable counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseSettings({}));
});

test('demo data exists only beside the embedded database and unless it is turned off', () => {
  expect(parseSettings({}).demo).toBe(true);
  expect(parseSettings({ DEMO: 'off' }).demo).toBe(false);
  expect(parseSettings({ DATABASE_URL: 'postgres://u:p@h/d', AUTH_SECRET: secret }).demo).toBe(false);
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICES: plans.map(({ id }, i) => `${id}=price_${i}`).join(','),
};
const elsewhere = { DATABASE_URL: 'postgres://u:p@h/d', AUTH_SECRET: secret };

test.each([
  [{}, 'test'],
  [{ TEST_PAYMENTS: 'off' }, 'none'],
  [elsewhere, 'none'],
  [{ ...elsewhere, TEST_PAYMENTS: 'on' }, 'test'],
  [{ ...elsewhere, ...stripe }, 'stripe'],
  [stripe, 'stripe'],
])('with %o payments are %s', (source, payments) => {
  expect(parseSettings(source).payments).toBe(payments);
});

test.each([
  [{}, 'trial'],
  [{ TEST_DOMAINS: 'off' }, 'dns'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }, 'dns'],
  [elsewhere, 'dns'],
  [{ ...elsewhere, TEST_DOMAINS: 'on' }, 'trial'],
])('with %o proving a domain is %s', (source, domains) => {
  expect(parseSettings(source).domains).toBe(domains);
});

test.each([
  [{}, false],
  [{ APP_URL: 'http://jobs.example.com' }, false],
  [{ APP_URL: 'https://jobs.example.com' }, true],
  [{ APP_URL: 'https://jobs.example.com', REQUIRE_AGREEMENT: 'off' }, false],
  [{ REQUIRE_AGREEMENT: 'on' }, true],
])('with %o whether an account needs an agreement is %s', (source, isRequired) => {
  expect(parseSettings(source).isAgreementRequired).toBe(isRequired);
});

test('test payments are not wanted beside a key to take money with', () => {
  expect(problemsOf({ ...stripe, TEST_PAYMENTS: 'on' })).toEqual([
    'TEST_PAYMENTS may not be on beside STRIPE_SECRET_KEY.',
  ]);
});

test('the example of a settings file has every setting once and no other', () => {
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  const listed = [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...settingNames].sort());
});

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ APP_URL: 'https://jobs.example.com/' }, 'https://jobs.example.com'],
])('%o is opened at %s', (source, url) => {
  expect(parseSettings(source).APP_URL).toBe(url);
});

test('the secret is made once, long enough and readable by its owner only', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hireday-secret-'));
  const made = keepAuthSecret(folder);
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(keepAuthSecret(folder)).toBe(made);
  expect(fs.readdirSync(folder)).toEqual(['auth-secret']);
  expect(fs.statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
  fs.rmSync(folder, { recursive: true });
});

test.runIf(process.platform === 'linux')(
  'a data folder where nothing can be made is refused, not tried for ever',
  () => {
    expect(() => makeDataDir('/proc/hireday/data')).toThrow(/^The data folder .* cannot be written/);
  },
);
