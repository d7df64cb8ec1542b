/** Whatever happens to someone's plan, and however Stripe's events arrive, the copy ends as what Stripe has. */
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { logging } from '../../../server/base/logging.ts';
import type { MailKind } from '../../../server/base/mail.ts';
import { reconcile } from '../../../server/features/billing/reconcile.ts';
import { priceIdOf } from '../../../server/features/billing/test/state.ts';
import type { WorldEvent, WorldSubscription } from '../../../server/features/billing/test/things.ts';
import { addCandidate } from '../../support/people.ts';
import { runs } from '../../support/random.ts';
import { type StripeApp, stripeApp } from '../../support/stripe/stripeApp.ts';

// Months and years pass in these tests, and every step is an HTTP request.
vi.setConfig({ testTimeout: 60_000 + runs(15) * 20_000 });

const hour = 3600;
const day = 24 * hour;

const planIds = ['candidate-month', 'candidate-year'] as const;
const plan = fc.constantFrom(...planIds);

/** The next event in someone's life. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('buy' as const), plan, pays: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('checkout' as const), plan, pays: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('begin' as const), plan }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      seconds: fc.constantFrom(60, 2 * hour, day, 10 * day, 32 * day, 370 * day),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('card' as const), pays: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('recover' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('change' as const), plan }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('endedByHand' as const) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('deliver' as const), which: fc.nat(1000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const story = fc.array(step, { minLength: 3, maxLength: 12 });
/** Decides order, doubles and losses, the same for the same number. */
const seed = fc.nat();

let t: StripeApp;
let people = 0;

beforeAll(async () => {
  t = await stripeApp();
});

const shuffled = <T>(things: readonly T[], random: () => number): T[] =>
  things
    .map((thing) => [random(), thing] as const)
    .sort(([a], [b]) => a - b)
    .map(([, thing]) => thing);

/** Small numbers that look random. */
function randomFrom(start: number): () => number {
  let state = start % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const statuses: Readonly<Record<WorldSubscription['status'], string>> = {
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'CANCELED',
  active: 'ACTIVE',
  past_due: 'PAST_DUE',
  canceled: 'CANCELED',
};

/** Stripe's state, in our words. */
const truth = () =>
  [...t.stripe.world.subscriptions.values()]
    .map((sub) => ({
      providerId: sub.id,
      planId: planIds.find((id) => priceIdOf({ id }) === sub.price),
      status: statuses[sub.status],
      currentPeriodEnd: sub.paidUntil === null ? null : new Date(sub.paidUntil * 1000).toISOString(),
      cancelAtPeriodEnd: sub.cancelAtPeriodEnd && statuses[sub.status] !== 'CANCELED',
    }))
    .sort((a, b) => a.providerId.localeCompare(b.providerId));

const stored = (email: string) =>
  t.db
    .selectFrom('subscriptions')
    .select(['providerId', 'planId', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
    .where('userEmail', '=', email)
    // A checkout nobody went through with is none.
    .where('providerId', 'like', 'sub%')
    .orderBy('providerId')
    .execute();

/** Nothing is unlocked that nobody paid for. */
async function expectPaid(email: string): Promise<void> {
  const unlocking = await t.db
    .selectFrom('subscriptions')
    .select(['id', 'providerId', 'currentPeriodEnd'])
    .where('userEmail', '=', email)
    .where('status', '=', 'ACTIVE')
    .where('currentPeriodEnd', '>', t.stripe.time.now.toISOString())
    .execute();
  for (const { providerId, currentPeriodEnd } of unlocking) {
    const paid = [...t.stripe.world.invoices.values()].some(
      ({ subscription, status, lines }) =>
        subscription === providerId &&
        status === 'paid' &&
        lines.some(
          ({ amount, start, end }) =>
            amount >= 0 &&
            start <= t.stripe.world.now() &&
            new Date(end * 1000).toISOString() === currentPeriodEnd,
        ),
    );
    expect(paid, `${providerId} unlocks until ${currentPeriodEnd} unpaid`).toBe(true);
  }
}

/** Each paid invoice brings one receipt, each end of what was paid one mail, and what never began none. */
function expectMails(email: string): void {
  const { world } = t.stripe;
  const mails = t.mails.filter(({ to }) => to === email);
  const paid = [...world.invoices.values()].filter(({ status }) => status === 'paid').map(({ id }) => id);
  const receipts = mails.flatMap(({ attach }) => attach?.invoiceId ?? []);
  expect(receipts.sort()).toEqual(paid.sort());
  const ended = [...world.subscriptions.values()].filter(
    ({ status, paidUntil }) => status === 'canceled' && paidUntil !== null,
  );
  const of = (wanted: MailKind) => mails.filter(({ kind }) => kind === wanted).length;
  expect(of('PLAN_OVER')).toBe(ended.length);
  // Each is the other taken back, whatever order their events came in.
  const turns = mails
    .map(({ kind }) => kind)
    .filter((kind) => /^PLAN_(CANCELED|RESUMED|STARTED)$/.test(kind));
  turns.forEach((kind, place) => {
    if (kind === 'PLAN_RESUMED') expect(turns[place - 1]).toBe('PLAN_CANCELED');
    if (kind === 'PLAN_CANCELED') expect(turns[place - 1]).not.toBe('PLAN_CANCELED');
  });
  if (paid.length === 0) expect(mails).toEqual([]);
}

/** Never two plans that charge one person. */
function expectOneCharge(): void {
  const charging = [...t.stripe.world.subscriptions.values()].filter(
    ({ status, cancelAtPeriodEnd }) => status === 'active' && !cancelAtPeriodEnd,
  );
  expect(charging.length).toBeLessThanOrEqual(1);
}

/** Lives one life. @returns the events that have not been delivered yet */
async function live(email: string, steps: readonly Step[]): Promise<WorldEvent[]> {
  const { world, time } = t.stripe;
  const waiting: WorldEvent[] = [];
  let seen = 0;
  const newest = () => [...world.subscriptions.values()].at(-1);
  const row = () =>
    t.db
      .selectFrom('subscriptions')
      .select('id')
      .where('userEmail', '=', email)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const post = async (path: string, body?: object) => {
    const { status, text } = await t.ask(`POST ${path}`, { as: await t.tokenOf(email), body });
    expect([200, 402, 409], text).toContain(status);
    return status === 200 ? (JSON.parse(text) as Record<string, string>) : null;
  };
  const onOwn = async (what: string, body?: object) => {
    const own = await row();
    if (own) await post(`/subscriptions/${own.id}/${what}`, body);
  };
  for (const one of steps) {
    if (one.what === 'begin' || one.what === 'buy') {
      const begun = await post('/subscriptions/payment-intent', { planId: one.plan });
      if (begun && one.what === 'buy') world.confirm(String(begun.clientSecret), one.pays);
    } else if (one.what === 'checkout') {
      const begun = await post('/subscriptions/checkout-session', { planId: one.plan });
      if (begun && one.pays) world.completeSession(String(begun.id));
    } else if (one.what === 'wait') world.advance(one.seconds);
    else if (one.what === 'card') for (const payer of world.customers.values()) payer.cardPays = one.pays;
    else if (one.what === 'recover') {
      const open = [...world.invoices.values()].filter(
        ({ status, reason }) => status === 'open' && reason === 'subscription_cycle',
      );
      for (const { id } of open) world.confirm(world.secretOf(id), true);
    } else if (one.what === 'cancel') await onOwn('cancel');
    else if (one.what === 'undo') await onOwn('resume');
    else if (one.what === 'change') await onOwn('plan', { planId: one.plan });
    else if (one.what === 'endedByHand') {
      const sub = newest();
      if (sub?.status === 'active') world.cancelNow(sub.id);
    } else if (waiting.length > 0) {
      // One event arrives in the middle of it all; it may come again later.
      const event = waiting[one.which % waiting.length];
      if (event) expect((await t.deliver(event)).status).toBe(200);
    }
    waiting.push(...world.events.slice(seen));
    seen = world.events.length;
    // Two things in one second are possible, and usual.
    if (time.now.getTime() % 3 === 0) world.advance(1);
    await expectPaid(email);
    expectOneCharge();
  }
  return waiting;
}

/** Events in any order, some twice; what they bring about brings events of its own. */
async function deliverAll(email: string, given: readonly WorldEvent[], random: () => number, lose: boolean) {
  let seen = t.stripe.world.events.length;
  for (let events = [...given]; events.length > 0; ) {
    const kept = events.filter(() => !lose || random() < 0.5);
    const doubled = kept.filter(() => random() < 0.3);
    for (const event of shuffled([...kept, ...doubled], random)) {
      expect((await t.deliver(event)).status).toBe(200);
      await expectPaid(email);
    }
    events = t.stripe.world.events.slice(seen);
    seen = t.stripe.world.events.length;
  }
}

async function newPerson(): Promise<string> {
  people += 1;
  t.stripe.world.clear();
  await t.db.deleteFrom('paymentCustomers').execute();
  return addCandidate(t.db, `casey${people}@people.example`);
}

test('a hundred shuffled and doubled sequences of events end as Stripe has it', async () => {
  await fc.assert(
    fc.asyncProperty(story, seed, async (steps, start) => {
      const email = await newPerson();
      const waiting = await live(email, steps);
      await deliverAll(email, waiting, randomFrom(start), false);
      expect(await stored(email)).toEqual(truth());
      expectMails(email);
    }),
    { numRuns: runs(15) },
  );
});

test('where events were lost too, the hourly comparison ends as Stripe has it', async () => {
  await fc.assert(
    fc.asyncProperty(story, seed, async (steps, start) => {
      const email = await newPerson();
      const waiting = await live(email, steps);
      await deliverAll(email, waiting, randomFrom(start), true);
      expect(await reconcile(t.services, logging('silent'))).toMatchObject({ failed: 0 });
      await expectPaid(email);
      expect(await stored(email)).toEqual(truth());
      expectMails(email);
    }),
    { numRuns: runs(15) },
  );
});
