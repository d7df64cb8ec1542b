/** Nobody pays for two plans without having been asked, and those who do are helped out of one. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Invoice } from '../../../schemas/invoice.ts';
import type { Subscription } from '../../../schemas/subscription.ts';
import { logging } from '../../../server/base/logging.ts';
import { keepPlans } from '../../../server/features/billing/keepPlans.ts';
import { remindOfEnd } from '../../../server/features/billing/planEnd/remind.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { buyPlan } from '../../support/payments.ts';
import { addAdministrator, addEmployer, addRecruiter } from '../../support/people.ts';
import { cards } from '../../support/testPayments.ts';

let t: TestApp;
let employer: string;
let recruiter: string;
let as: string;
let companies = 0;

beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  companies += 1;
  t.mails.length = 0;
  t.time.now = new Date('2026-06-01T12:00:00.000Z');
  employer = await addEmployer(t.db, `boss@company${companies}.example`, {
    employerName: `Fjord ${companies}`,
  });
  recruiter = await addRecruiter(t.db, `robin@company${companies}.example`, employer);
  as = await t.signIn(recruiter);
});

const start = async (path: string, body: object) => {
  const answer = await t.ask<Problem>(`POST ${path}`, { as, body });
  return [answer.status, answer.body.code];
};
const told = (to: string) => t.mails.filter((mail) => mail.to === to).map(({ kind }) => kind);
const active = async () => (await t.ask<Subscription>('GET /subscriptions/active', { as })).body;
const invoices = async () => (await t.ask<Invoice[]>('GET /subscriptions/invoices', { as })).body;

describe('a recruiter whom the employer covers', () => {
  beforeEach(() => buyPlan(t, employer, 'employer-month'));

  test.each(['payment-intent', 'checkout-session'])(
    'is asked before paying on their own (%s)',
    async (way) => {
      const path = `/subscriptions/${way}`;
      expect(await start(path, { planId: 'recruiter-month' })).toEqual([409, 'COVERED_ALREADY']);
      expect(await start(path, { planId: 'recruiter-month', evenIfCovered: false })).toEqual([
        409,
        'COVERED_ALREADY',
      ]);
      const found = await t.db
        .selectFrom('subscriptions')
        .selectAll()
        .where('userEmail', '=', recruiter)
        .execute();
      expect(found).toEqual([]);
      expect(await start(path, { planId: 'recruiter-month', evenIfCovered: true })).toEqual([200, undefined]);
    },
  );

  test('who wants one all the same pays for it, and is not told again what they have answered', async () => {
    const { body } = await t.ask<{ clientSecret: string }>('POST /subscriptions/payment-intent', {
      as,
      body: { planId: 'recruiter-month', evenIfCovered: true },
    });
    await t.ask(`POST /test-payments/${body.clientSecret}/confirm`, { body: { card: cards.good } });
    await keepPlans({ ...t.services, log: logging('silent') }, t.time.now);
    expect(told(recruiter)).toEqual(['PLAN_STARTED']);
    expect(await active()).toMatchObject({ payer: 'SELF', coveredUntil: '2026-07-01T12:00:00.000Z' });
  });

  test('is not asked once that plan is over', async () => {
    t.time.now = new Date('2026-07-02T12:00:00.000Z');
    as = await t.signIn(recruiter);
    expect(await start('/subscriptions/payment-intent', { planId: 'recruiter-month' })).toEqual([
      200,
      undefined,
    ]);
  });
});

test("the employer's own plan is nobody else's: no question there", async () => {
  as = await t.signIn(employer);
  expect(await start('/subscriptions/payment-intent', { planId: 'employer-month' })).toEqual([
    200,
    undefined,
  ]);
});

describe('a recruiter with a plan, whose employer buys one', () => {
  let own: string;
  beforeEach(async () => {
    own = await buyPlan(t, recruiter, 'recruiter-year');
    t.mails.length = 0;
  });

  test('is told once, by mail and where the plan is shown', async () => {
    expect(await active()).not.toHaveProperty('coveredUntil');
    await buyPlan(t, employer, 'employer-month');
    expect(told(recruiter)).toEqual(['COVERED_TWICE']);
    expect(t.mails.at(-1)?.text).toContain(`Fjord ${companies} has a plan that covers all its recruiters`);
    expect(await active()).toMatchObject({ payer: 'SELF', coveredUntil: '2026-07-01T12:00:00.000Z' });
    await keepPlans({ ...t.services, log: logging('silent') }, t.time.now);
    expect(told(recruiter)).toHaveLength(1);
  });

  test('is told when they join a company that has one', async () => {
    await t.db
      .updateTable('recruiters')
      .set({ status: 'PENDING' })
      .where('recruiterEmail', '=', recruiter)
      .execute();
    await buyPlan(t, employer, 'employer-month');
    expect(told(recruiter)).toEqual([]);
    await t.db
      .updateTable('recruiters')
      .set({ status: 'ACTIVE' })
      .where('recruiterEmail', '=', recruiter)
      .execute();
    await keepPlans({ ...t.services, log: logging('silent') }, t.time.now);
    expect(told(recruiter)).toEqual(['COVERED_TWICE']);
  });

  test('may end it at once and gets the unused part back, once', async () => {
    await buyPlan(t, employer, 'employer-month');
    t.time.now = new Date('2026-06-11T12:00:00.000Z');
    as = await t.signIn(recruiter);
    // 355 of 365 days.
    const back = Math.round((990_00 * 355) / 365) / 100;
    expect((await t.ask('GET /subscriptions/unused', { as })).body).toMatchObject({
      planId: 'recruiter-year',
      unused: back,
      credit: 0,
      refund: back,
      currency: 'USD',
    });
    const { status, body } = await t.ask<Subscription>(`POST /subscriptions/${own}/end`, { as });
    expect([status, body.status, body.active]).toEqual([200, 'CANCELED', false]);
    expect(await active()).toMatchObject({ active: true, payer: 'EMPLOYER' });
    expect((await t.ask(`POST /subscriptions/${own}/end`, { as })).status).toBe(409);
    expect((await invoices()).map(({ status, amount }) => [status, amount])).toEqual([
      ['REFUNDED', -back],
      ['PAID', 990],
    ]);
    expect(told(recruiter)).toEqual(['COVERED_TWICE', 'PLAN_OVER']);
    expect(t.mails.at(-1)?.text).toContain(`You get $${back} back`);
  });

  test('may let it run out, and is asked before taking that back', async () => {
    await buyPlan(t, employer, 'employer-month');
    await t.ask(`POST /subscriptions/${own}/cancel`, { as });
    const resume = async (query: string) =>
      (await t.ask(`POST /subscriptions/${own}/resume${query}`, { as })).status;
    expect(await resume('')).toBe(409);
    expect(await resume('?evenIfCovered=perhaps')).toBe(422);
    expect(await active()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await resume('?evenIfCovered=true')).toBe(200);
    expect(await active()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('is asked before changing it', async () => {
    await buyPlan(t, employer, 'employer-month');
    const change = `/subscriptions/${own}/plan`;
    expect(await start(change, { planId: 'recruiter-month' })).toEqual([409, 'COVERED_ALREADY']);
    expect(await start(change, { planId: 'recruiter-month', evenIfCovered: true })).toEqual([200, undefined]);
  });

  test('cannot end it at once where nothing else covers them, nor what is not theirs', async () => {
    expect((await t.ask(`POST /subscriptions/${own}/end`, { as })).status).toBe(409);
    const boss = await t.signIn(employer);
    expect((await t.ask(`POST /subscriptions/${own}/end`, { as: boss })).status).toBe(404);
    expect(await active()).toMatchObject({ active: true });
  });
});

describe('a recruiter who is covered and lets their own plan go', () => {
  const work = 'Your employer’s plan covers you, so your work goes on as before.';
  const lastText = () => t.mails.findLast(({ to }) => to === recruiter)?.text;
  const later = async (days: number) => {
    t.time.now = new Date(t.time.now.getTime() + days * 86_400_000);
    as = await t.signIn(recruiter);
  };

  test('hears of no job that would stop, when they cancel it and before it ends', async () => {
    const own = await buyPlan(t, recruiter, 'recruiter-month');
    await buyPlan(t, employer, 'employer-year');
    await t.ask(`POST /subscriptions/${own}/cancel`, { as });
    expect(told(recruiter).at(-1)).toBe('PLAN_CANCELED');
    expect(lastText()).toContain(work);
    await later(28);
    await remindOfEnd(t.services, t.time.now);
    expect(told(recruiter).at(-1)).toBe('PLAN_ENDS_SOON');
    expect(lastText()).toContain(work);
    expect(lastText()).not.toMatch(/on hold|Keep your plan/);
  });

  test('hears of no lock when it is not paid', async () => {
    await buyPlan(t, recruiter, 'recruiter-month', cards.declinedLater);
    await buyPlan(t, employer, 'employer-year');
    await t.ask('POST /test-payments/clock', { as, body: { days: 31 } });
    expect(told(recruiter).at(-1)).toBe('PAYMENT_FAILED');
    expect(lastText()).toContain(work);
    expect(lastText()).not.toContain('locked');
  });

  test('hears of them where the employer’s plan ends sooner', async () => {
    const own = await buyPlan(t, recruiter, 'recruiter-year');
    const cover = await buyPlan(t, employer, 'employer-month');
    await t.ask(`POST /subscriptions/${cover}/cancel`, { as: await t.signIn(employer) });
    await t.ask(`POST /subscriptions/${own}/cancel`, { as });
    expect(lastText()).toContain('Your open jobs are then put on hold');
  });
});

describe('an administrator who recruits and buys the company’s plan', () => {
  const recruiting = { recruiterFirstName: 'Olive', recruiterLastName: 'Owner' };
  const becomesRecruiter = async (email: string) => {
    const token = await t.signIn(email);
    expect((await t.ask('POST /recruiters', { as: token, body: recruiting })).status).toBe(201);
    return token;
  };
  const switched = async (token: string) =>
    (await t.ask<{ token: string }>('POST /auth/switch', { as: token, body: { role: 'RECRUITER' } })).body
      .token;

  test.each(['the company', 'recruiting'])('pays once, bought in the area of %s', async (area) => {
    const token = await becomesRecruiter(employer);
    as = area === 'recruiting' ? await switched(token) : token;
    const { body } = await t.ask<{ clientSecret: string }>('POST /subscriptions/payment-intent', {
      as,
      body: { planId: 'employer-month' },
    });
    await t.ask(`POST /test-payments/${body.clientSecret}/confirm`, { body: { card: cards.good } });
    await keepPlans({ ...t.services, log: logging('silent') }, t.time.now);
    expect(told(employer)).toEqual(['PLAN_STARTED']);
    expect(await active()).not.toHaveProperty('coveredUntil');
  });

  test('pays once who begins to recruit after that', async () => {
    await buyPlan(t, employer, 'employer-month');
    as = await switched(await becomesRecruiter(employer));
    await keepPlans({ ...t.services, log: logging('silent') }, t.time.now);
    expect(told(employer)).toEqual(['PLAN_STARTED']);
    expect(await active()).not.toHaveProperty('coveredUntil');
  });

  test('is not told of another administrator’s purchase, and a recruiter beside them still is', async () => {
    const other = `kim@company${companies}.example`;
    await addAdministrator(t.db, other, employer);
    await becomesRecruiter(employer);
    await becomesRecruiter(other);
    await buyPlan(t, recruiter, 'recruiter-month');
    await buyPlan(t, employer, 'employer-month');
    await keepPlans({ ...t.services, log: logging('silent') }, t.time.now);
    expect([employer, other].flatMap(told)).not.toContain('COVERED_TWICE');
    expect(told(recruiter)).toEqual(['PLAN_STARTED', 'COVERED_TWICE']);
  });
});

describe('one plan for each payer', () => {
  test('however often and at once the button is pressed', async () => {
    const planIds = ['recruiter-month', 'recruiter-year', 'recruiter-month', 'recruiter-year'];
    const begun = await Promise.all(
      planIds.map((planId) =>
        t.ask<{ clientSecret?: string }>('POST /subscriptions/payment-intent', { as, body: { planId } }),
      ),
    );
    for (const { body } of begun) {
      if (body.clientSecret) {
        await t.ask(`POST /test-payments/${body.clientSecret}/confirm`, { body: { card: cards.good } });
      }
    }
    const paid = async () => (await invoices()).filter(({ status }) => status === 'PAID').length;
    expect(await paid()).toBeLessThanOrEqual(1);
    // Starts at the very same moment may all give way to each other; pressed once more, one goes on.
    if ((await paid()) === 0) await buyPlan(t, recruiter, 'recruiter-month');
    expect(await paid()).toBe(1);
    expect(await active()).toMatchObject({ active: true });
  });

  test('an employer with a plan cannot buy another, and one who returns after the end can', async () => {
    as = await t.signIn(employer);
    const id = await buyPlan(t, employer, 'employer-month');
    const buy = () => start('/subscriptions/payment-intent', { planId: 'employer-year' });
    expect(await buy()).toEqual([409, 'DUPLICATE']);
    await t.ask(`POST /subscriptions/${id}/cancel`, { as });
    expect(await buy()).toEqual([409, 'DUPLICATE']);
    t.time.now = new Date('2026-07-02T12:00:00.000Z');
    as = await t.signIn(employer);
    expect(await buy()).toEqual([200, undefined]);
  });

  test('an overdue plan is not changed, but paid or ended', async () => {
    const id = await buyPlan(t, recruiter, 'recruiter-month', cards.declinedLater);
    await t.ask('POST /test-payments/clock', { as, body: { days: 31 } });
    expect(await start(`/subscriptions/${id}/plan`, { planId: 'recruiter-year' })).toEqual([
      409,
      'ILLEGAL_MOVE',
    ]);
    expect(await start('/subscriptions/payment-intent', { planId: 'recruiter-year' })).toEqual([
      409,
      'DUPLICATE',
    ]);
  });
});
