/** The origins a browser may load from: none, but what paying by card needs where cards are taken. */
import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { stripeApp } from '../../support/stripe/stripeApp.ts';

const policyOf = (headers: Record<string, string | undefined>): Record<string, string[]> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );

test('without a key of Stripe nothing of Stripe is let in', async () => {
  const t = await testApp();
  const { headers } = await t.ask('GET /plans');
  expect(headers['content-security-policy']).not.toContain('stripe');
  expect(policyOf(headers)).toMatchObject({ 'connect-src': ["'self'"], 'frame-src': ["'self'"] });
  expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\).*payment=\(self\)$/);
});

test('with one, its script, its frames and its API are, and nothing else', async () => {
  const t = await stripeApp();
  const { headers } = await t.ask('GET /plans');
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
  const policy = policyOf(headers);
  expect(policy['script-src']).toEqual(expect.arrayContaining(["'self'", 'https://js.stripe.com']));
  expect(policy['frame-src']).toEqual(
    expect.arrayContaining(["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com']),
  );
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.stripe.com']);
});
