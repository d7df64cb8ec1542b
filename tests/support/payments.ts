/** Buying a plan in the built-in test mode, as its pages do; a recruiter whom the employer covers wants one all the same. */
import type { TestApp } from './app.ts';

async function begin(t: TestApp, email: string, planId: string) {
  const { body, status, text } = await t.ask<{ clientSecret: string; subscriptionId: string }>(
    'POST /subscriptions/payment-intent',
    { as: await t.signIn(email), body: { planId, evenIfCovered: true } },
  );
  if (status !== 200) throw new Error(`Starting to pay was answered ${status}: ${text}`);
  return body;
}

/** @returns the secret that confirms the payment */
export const beginPayment = async (t: TestApp, email: string, planId: string): Promise<string> =>
  (await begin(t, email, planId)).clientSecret;

/** @returns the subscription's id */
export async function buyPlan(
  t: TestApp,
  email: string,
  planId: string,
  card = '4242424242424242',
): Promise<string> {
  const { clientSecret, subscriptionId } = await begin(t, email, planId);
  const { status, text } = await t.ask(`POST /test-payments/${clientSecret}/confirm`, { body: { card } });
  if (status !== 200) throw new Error(`Paying was answered ${status}: ${text}`);
  return subscriptionId;
}
