/** The settings: environment variables, read once at start. All are optional on a machine of one's own. */
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { plans } from '../../schemas/plans.ts';
import { openIdProviders } from './openIdProviders.ts';
import { leastPool } from './poolSizes.ts';
import { StartError } from './startError.ts';

const text = z.string();
const onOff = z.enum(['on', 'off'], 'has to be on or off');

const wholeNumber = (least: number, most: number) => {
  const message = `has to be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};

const address = (protocol: RegExp, message: string) => z.url({ protocol, error: message });
const webAddress = (message: string) => address(/^https?$/, message);

const emailAddress = z.email();
/** `someone@example.com` or `Some One <someone@example.com>`. */
const sender = z
  .string()
  .refine(
    (from) => emailAddress.safeParse(/^[^<>\r\n]*<([^<>\s]+)>$/.exec(from)?.[1] ?? from).success,
    'has to be an e-mail address, such as Hireday <no-reply@example.com>',
  );

/** `candidate-month=price_1,candidate-year=price_2,…`: Stripe's price of every plan. */
const stripePrices = z
  .string()
  .transform((list) => list.split(',').map((pair) => pair.trim().split('=')))
  .refine(
    (pairs) => pairs.every(([, price = '', ...more]) => /^price_\w+$/.test(price) && more.length === 0),
    'has to be a list such as candidate-month=price_1,candidate-year=price_2',
  )
  .transform((pairs) => Object.fromEntries(pairs) as Record<string, string>)
  .superRefine((prices, context) => {
    const ids = plans.map(({ id }) => id);
    const missing = ids.filter((id) => !Object.hasOwn(prices, id));
    const unknown = Object.keys(prices).filter((id) => !ids.includes(id));
    const twice = new Set(Object.values(prices)).size < Object.keys(prices).length;
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (missing.length > 0) refuse(`has to name a price for each plan; ${missing.join(', ')} is missing`);
    if (unknown.length > 0) refuse(`has to name only plans there are: ${ids.join(', ')}`);
    if (twice) refuse('has to name another price for each plan');
  });

/** `10.0.0.0/8` or `::1`: an address, or a range with the number of bits that count. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

const addresses = (example: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isAddressOrRange),
      `has to be a list of addresses or ranges such as ${example}`,
    );

const variables = z.object({
  /** Where the server listens. */
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  /** The address people open, without a path; made of HOST and PORT when not set. Links in mails start with it. */
  APP_URL: webAddress('has to be an address such as https://jobs.example.com')
    .refine((url) => !URL.canParse(url) || /^\/?$/.test(new URL(url).pathname), 'may not have a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Proxies in front of the server, whose word is taken for the address someone comes from. */
  TRUSTED_PROXIES: addresses('10.0.0.5,192.168.0.0/16').default([]),
  /** Networks that many people share, such as a university's: limits by network address allow ten times as much there. */
  KNOWN_NETWORKS: addresses('192.0.2.0/24,2001:db8::/32').default([]),
  /** Where the embedded database, the resumes and the secret are kept. */
  DATA_DIR: text.default('./data').transform((folder) => path.resolve(folder)),
  /** A PostgreSQL, 15 or later; without it an embedded one is used. */
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'has to be a PostgreSQL address such as postgresql://user:password@host:5432/hireday',
  ).optional(),
  /** Where the operator's texts are: terms, privacy notice, imprint and contact page. */
  LEGAL_DIR: text.default('./legal').transform((folder) => path.resolve(folder)),
  /** Whether a request that makes an account has to agree to these texts; on by default where `APP_URL` is https. */
  REQUIRE_AGREEMENT: onOff.optional(),
  /** The most connections one server opens to the database, all kinds of work together. */
  DATABASE_POOL: wholeNumber(leastPool, 1000).default(28),
  /** Demo data and accounts; only ever beside the embedded database. */
  DEMO: onOff.default('on'),
  /** Signs the tokens; made and kept under DATA_DIR when not set beside the embedded database. */
  AUTH_SECRET: text.min(32, 'has to have at least 32 characters').optional(),
  /** Services people can sign in with, by OpenID Connect. */
  OIDC_PROVIDERS: openIdProviders.default([]),
  /** Seconds a sign-in lasts. */
  TOKEN_TTL: wholeNumber(60, 31_536_000).default(43_200),
  /** Where mails are handed in, and whom they come from. */
  SMTP_URL: address(
    /^smtps?$/,
    'has to be an address such as smtps://user:password@mail.example.com:465',
  ).optional(),
  MAIL_FROM: sender.optional(),
  /** The mailbox to which answers to mails about messages go; without it they reach nobody. */
  IMAP_URL: address(/^imaps?$/, 'has to be an address such as imaps://user:password@mail.example.com:993')
    .refine((url) => !URL.canParse(url) || new URL(url).username !== '', 'has to name a user')
    .optional(),
  /** The mailbox's address, which has to take name+anything@; by default the user's name, else that of MAIL_FROM. */
  REPLY_ADDRESS: sender.optional(),
  /** Payments by Stripe: all of these or none. */
  STRIPE_SECRET_KEY: text.regex(/^[sr]k_(test|live)_/, 'has to start with sk_test_ or sk_live_').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_(test|live)_/, 'has to start with pk_test_ or pk_live_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_/, 'has to start with whsec_').optional(),
  STRIPE_PRICES: stripePrices.optional(),
  STRIPE_API_BASE: webAddress('has to be an address such as https://api.stripe.com').optional(),
  /**
   * The built-in test payments, which take no money: `on` where they are wanted. Without it they are on beside the
   * embedded database, so that the product can be tried, and off beside any other.
   */
  TEST_PAYMENTS: onOff.optional(),
  /**
   * The trial of proving a company's domain, in which no DNS record is looked up: `on` where it is wanted. Without it, it
   * is on where mails are read at this machine alone, beside the embedded database and without SMTP_URL.
   */
  TEST_DOMAINS: onOff.optional(),
  /** Who sells, on invoices of the test mode; Stripe's say what the Stripe account says. */
  SELLER_NAME: text.max(200, 'can have at most 200 characters').optional(),
  /** `12 Main Street | Springfield, IL 62701 | USA`: a line each. */
  SELLER_ADDRESS: text
    .max(500, 'can have at most 500 characters')
    .transform((lines) =>
      lines
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((lines) => lines.length <= 6, 'can have at most six lines, with | between them')
    .optional(),
  SELLER_TAX_ID: text.max(60, 'can have at most 60 characters').optional(),
  /** Where resumes are kept instead of under DATA_DIR. */
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: webAddress('has to be an address such as https://s3.example.com').optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  /** The time of the daily run, UTC. */
  DAILY_RUN_AT: text
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time of day (UTC) such as 06:00')
    .default('06:00'),
  DAILY_CANDIDATES_PER_JOB: wholeNumber(1, 100).default(10),
  /** "on" lets webhooks go to private addresses and without TLS; for development. */
  WEBHOOKS_LOCAL: onOff.default('off'),
  /** "off" is for load tests only. */
  RATE_LIMIT: onOff.default('on'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'has to be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** Every setting there is; `.env.example` lists the same. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

type Variables = z.output<typeof variables>;
type Name = keyof Variables;

const stripeKeys = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICES',
] as const;
const s3Names = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Variables that only make sense together: those missing beside one that is set. */
function missingBeside(
  values: Variables,
  needing: readonly Name[],
  needed: readonly Name[],
): [Name, string][] {
  const cause = needing.find((name) => values[name] !== undefined);
  if (!cause) return [];
  return needed
    .filter((name) => values[name] === undefined)
    .map((name) => [name, `has to be set too, because ${cause} is`]);
}

/** Values that are right in themselves but not together. */
function contradictions(values: Variables): [Name, string][] {
  const problems = [
    ...missingBeside(values, ['DATABASE_URL'], ['AUTH_SECRET']),
    ...missingBeside(values, ['SMTP_URL'], ['MAIL_FROM']),
    ...missingBeside(values, ['REPLY_ADDRESS'], ['IMAP_URL']),
    ...missingBeside(values, ['IMAP_URL'], ['SMTP_URL']),
    ...missingBeside(values, [...stripeKeys, 'STRIPE_API_BASE'], stripeKeys),
    ...missingBeside(values, s3Names, s3Names),
    ...missingBeside(values, ['SELLER_ADDRESS', 'SELLER_TAX_ID'], ['SELLER_NAME']),
  ];
  if (values.STRIPE_SECRET_KEY !== undefined && values.TEST_PAYMENTS === 'on') {
    problems.push(['TEST_PAYMENTS', 'may not be on beside STRIPE_SECRET_KEY']);
  }
  const mode = (key: string) => key.split('_')[1];
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = values;
  if (secret && publishable && mode(secret) !== mode(publishable)) {
    problems.push([
      'STRIPE_PUBLISHABLE_KEY',
      'has to be of the same mode, test or live, as STRIPE_SECRET_KEY',
    ]);
  }
  return problems;
}

/** The address of a server that listens there, as a browser on the same machine opens it. */
function localAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Settings as they were given; see `Env` for what the program works with. */
export interface Settings extends Variables {
  APP_URL: string;
  /** Whether demo data and accounts are wanted and allowed. */
  demo: boolean;
  /** Who takes payments: nobody where there is neither a key nor the wish for test payments. */
  payments: 'stripe' | 'test' | 'none';
  /** Whether the DNS records of domains are looked up, or count as there. */
  domains: 'dns' | 'trial';
  /** Whether a request that makes an account has to agree to the texts in force, whichever client sends it. */
  isAgreementRequired: boolean;
}

function paymentsOf({ STRIPE_SECRET_KEY, TEST_PAYMENTS, DATABASE_URL }: Variables): Settings['payments'] {
  if (STRIPE_SECRET_KEY !== undefined) return 'stripe';
  const byDefault = DATABASE_URL === undefined ? 'on' : 'off';
  return (TEST_PAYMENTS ?? byDefault) === 'on' ? 'test' : 'none';
}

function domainsOf({ TEST_DOMAINS, DATABASE_URL, SMTP_URL }: Variables): Settings['domains'] {
  const byDefault = DATABASE_URL === undefined && SMTP_URL === undefined ? 'on' : 'off';
  return (TEST_DOMAINS ?? byDefault) === 'on' ? 'trial' : 'dns';
}

function isAgreementRequiredBy({ REQUIRE_AGREEMENT, APP_URL }: Variables): boolean {
  const byDefault = APP_URL?.startsWith('https:') ? 'on' : 'off';
  return (REQUIRE_AGREEMENT ?? byDefault) === 'on';
}

/** The program's settings: every one, and a secret in any case. */
export interface Env extends Settings {
  AUTH_SECRET: string;
}

/**
 * Checks the variables and fills in what is not set. An empty variable counts as not set.
 *
 * @throws StartError that lists every wrong variable with what it has to be; never with its value, which may be secret
 */
export function parseSettings(source: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  const problems = result.success
    ? contradictions(result.data)
    : result.error.issues.map(({ path: [name], message }) => [String(name), message] as const);
  if (!result.success || problems.length > 0) {
    const lines = problems.map(([name, problem]) => `  ${name} ${problem}.`);
    throw new StartError(['These settings are not right:', ...new Set(lines)].join('\n'));
  }
  const values = result.data;
  return {
    ...values,
    APP_URL: values.APP_URL ?? localAddress(values.HOST, values.PORT),
    demo: values.DATABASE_URL === undefined && values.DEMO === 'on',
    payments: paymentsOf(values),
    domains: domainsOf(values),
    isAgreementRequired: isAgreementRequiredBy(values),
  };
}
