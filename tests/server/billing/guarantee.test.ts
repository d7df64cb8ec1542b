/** The guarantee: promises that were not kept are found and credited. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Band } from '../../../schemas/criteria.ts';
import type { DailyCandidateStatus } from '../../../schemas/dailyCandidate.ts';
import type { Guarantee } from '../../../schemas/guarantee.ts';
import { ApiError } from '../../../server/base/errors.ts';
import { keepGuarantee } from '../../../server/features/billing/guarantee/credit.ts';
import { moveJob } from '../../../server/features/jobs/moveJob.ts';
import type { Credit } from '../../../server/services/paymentProvider.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCandidate, addProvedDomain, addRecruiter, subscribe } from '../../support/people.ts';
import { addApplication, addOrganisation, type Organisation } from '../../support/scene.ts';

let t: TestApp;
let home: Organisation;
/** Someone from elsewhere, who has applied at home. */
const applicant = 'casey@people.example';
let applicationId: string;
/** The cards each customer has paid with. */
let cards: Map<string, string[]>;
/** The credits the provider was told of, by key; it takes each once. */
let credited: Map<string, Credit>;
let refuse: ApiError | null;

beforeEach(async () => {
  t = await testApp();
  home = await addOrganisation(t, 'acme');
  await addCandidate(t.db, applicant);
  applicationId = await addApplication(t.db, home.job.id, applicant);
  cards = new Map();
  await t.db.deleteFrom('subscriptions').execute();
  credited = new Map();
  refuse = null;
});

const keep = () => {
  const payments = {
    name: 'test' as const,
    async credit(credit: Credit) {
      if (refuse) throw refuse;
      credited.set(credit.key, credit);
    },
    async cards(customerId: string) {
      return cards.get(customerId) ?? [];
    },
  };
  return keepGuarantee({ ...t.services, payments, log: { warn: () => {} } }, t.time.now);
};
const days = (count: number) => new Date(t.time.now.getTime() + count * 86_400_000);

let number = 0;
/** A plan someone paid for, with its customer at the provider. */
async function pay(
  userEmail: string,
  planId: string,
  currentPeriodEnd = days(12).toISOString(),
): Promise<string> {
  number += 1;
  const providerId = `cus_${number}`;
  await t.db
    .insertInto('paymentCustomers')
    .values({ userEmail, provider: 'test', providerId, touchedAt: t.time.now.toISOString() })
    .execute();
  await subscribe(t.db, userEmail, {
    planId,
    currentPeriodEnd,
    provider: 'test',
    providerId: `sub_${number}`,
  });
  return providerId;
}

const ask = async (as: string) =>
  (await t.ask<Guarantee>('GET /subscriptions/guarantee', { as: await t.signIn(as) })).body;
const promise = (answerBy: string) =>
  t.db.updateTable('applications').set({ answerBy }).where('id', '=', applicationId).execute();

describe('an application', () => {
  test('that is not answered by the promised date credits the month to the candidate, once', async () => {
    await pay(applicant, 'candidate-month');
    await promise('2026-05-31');
    expect([await keep(), await keep()]).toEqual([1, 0]);
    expect([...credited.values()]).toMatchObject([{ amount: 9, currency: 'USD', reason: 'LATE_ANSWER' }]);
    const { credits } = await ask(applicant);
    expect(credits).toMatchObject([
      {
        reason: 'LATE_ANSWER',
        applicationId,
        jobTitle: home.job.title,
        periodStart: '2026-05-13T12:00:00.000Z',
        periodEnd: '2026-06-13T12:00:00.000Z',
        amount: 9,
        status: 'CREDITED',
      },
    ]);
    expect(t.mails.map(({ kind, to }) => [kind, to])).toEqual([['GUARANTEE_CREDIT', applicant]]);
    // The same application, still without an answer in the next month of the plan.
    t.time.now = days(31);
    await t.db
      .updateTable('subscriptions')
      .set({ currentPeriodEnd: days(12).toISOString() })
      .execute();
    expect(await keep()).toBe(0);
  });

  test('is in time on the promised day itself, and watched until then', async () => {
    await pay(applicant, 'candidate-month');
    await promise('2026-06-01');
    expect(await keep()).toBe(0);
    expect(await ask(applicant)).toMatchObject({
      credits: [],
      watched: [
        {
          reason: 'LATE_ANSWER',
          applicationId,
          dueOn: '2026-06-01',
          dueAt: '2026-06-02T12:00:00.000Z',
        },
      ],
    });
  });

  test('is late once its day is over everywhere, and not a moment before', async () => {
    await pay(applicant, 'candidate-month');
    await promise('2026-05-31');
    t.time.now = new Date('2026-06-01T11:59:59.999Z');
    expect(await keep()).toBe(0);
    t.time.now = new Date('2026-06-01T12:00:00.000Z');
    expect(await keep()).toBe(1);
  });

  const unpaid: [string, () => Promise<unknown>][] = [
    ['nothing is subscribed', async () => {}],
    ['the plan was given', () => subscribe(t.db, applicant)],
    ['the plan has ended', () => pay(applicant, 'candidate-month', days(-1).toISOString())],
  ];
  for (const [why, prepare] of unpaid) {
    test(`credits nothing where ${why}`, async () => {
      await prepare();
      await promise('2026-05-20');
      expect(await keep()).toBe(0);
      expect(t.mails).toEqual([]);
    });
  }

  test('that two of are late credits the month once', async () => {
    await pay(applicant, 'candidate-month');
    const other = await addOrganisation(t, 'other');
    await addApplication(t.db, other.job.id, applicant);
    await t.db
      .updateTable('applications')
      .set({ answerBy: '2026-05-30' })
      .where('candidateEmail', '=', applicant)
      .execute();
    expect(await keep()).toBe(1);
    expect(await keep()).toBe(0);
  });

  test('credits a twelfth of a yearly plan, for the month it happened in', async () => {
    await pay(applicant, 'candidate-year', '2026-11-30T12:00:00.000Z');
    await promise('2026-05-30');
    expect(await keep()).toBe(1);
    expect([...credited.values()][0]?.amount).toBe(8);
    expect((await ask(applicant)).credits[0]).toMatchObject({
      periodStart: '2026-05-30T12:00:00.000Z',
      periodEnd: '2026-06-30T12:00:00.000Z',
    });
  });
});

describe('an applicant who is of the company', () => {
  const recruits = async (email: string) => {
    await addRecruiter(t.db, email, home.employer);
    await pay(applicant, 'candidate-month');
    await promise('2026-05-31');
  };

  test('by network is credited nothing, and another applicant is', async () => {
    const [candidate, recruiter] = [await t.signIn(applicant), await t.signIn(home.recruiter)];
    await t.ask('GET /users/me', { as: candidate, from: '203.0.113.7' });
    await t.ask('GET /users/me', { as: recruiter, from: '203.0.113.7' });
    await pay(applicant, 'candidate-month');
    await addCandidate(t.db, 'honest@people.example');
    await pay('honest@people.example', 'candidate-month');
    await addApplication(t.db, home.job.id, 'honest@people.example');
    await t.ask('GET /users/me', { as: await t.signIn('honest@people.example'), from: '198.51.100.9' });
    await t.db.updateTable('applications').set({ answerBy: '2026-05-31' }).execute();
    expect(await keep()).toBe(1);
    expect((await ask(applicant)).credits).toEqual([]);
    expect((await ask('honest@people.example')).credits).toMatchObject([{ amount: 9 }]);
  });

  test('by the network of a colleague is credited nothing', async () => {
    await recruits('colleague@elsewhere.example');
    await t.ask('GET /users/me', { as: await t.signIn(applicant), from: '2001:db8:1:2::7' });
    await t.ask('GET /users/me', {
      as: await t.signIn('colleague@elsewhere.example'),
      from: '2001:db8:1:2:ffff::1',
    });
    expect(await keep()).toBe(0);
  });

  test('is credited where more than a hundred accounts share the network: it says nothing of two of them', async () => {
    await recruits('colleague@elsewhere.example');
    for (const email of [applicant, home.recruiter])
      await t.ask('GET /users/me', { as: await t.signIn(email), from: '203.0.113.7' });
    await sql`
      insert into "users" ("id", "email", "role", "emailVerified", "locale", "tokensValidFrom", "createdAt")
      select gen_random_uuid(), 'crowd' || "i" || '@people.example', 'CANDIDATE', true, 'en', now(), now()
      from generate_series(1, 99) as "i"`.execute(t.db);
    await sql`
      insert into "networks" select "users"."id", "networkHash", "lastSeenAt" from "users"
      cross join (select distinct "networkHash", "lastSeenAt" from "networks") as "one"
      where "email" like 'crowd%'`.execute(t.db);
    expect(await keep()).toBe(1);
  });

  test.each([
    ['the same domain', 'casey@mail.acme.example'],
    ['the domain of the website', 'casey@acme-jobs.example'],
    ['a domain it proved', 'casey@acme-holding.example'],
  ])('by %s is credited nothing, and nothing is promised', async (_, email) => {
    await t.db
      .updateTable('employers')
      .set({ employerWebsite: 'https://www.acme-jobs.example/' })
      .where('employerEmail', '=', home.employer)
      .execute();
    await addProvedDomain(t.db, home.employer, 'acme-holding.example');
    await addCandidate(t.db, email);
    await pay(email, 'candidate-month');
    await addApplication(t.db, home.job.id, email);
    await t.db.updateTable('applications').set({ answerBy: '2026-05-31' }).execute();
    expect((await ask(email)).watched).toEqual([]);
    expect(await keep()).toBe(0);
  });

  test.each([
    ['owner+me@gmail.com', 'ow.ner@gmail.com', 0],
    ['owner@gmail.com', 'other@gmail.com', 1],
    ['owner+me@outlook.com', 'owner@outlook.com', 0],
    ['ow.ner@outlook.com', 'owner@outlook.com', 1],
  ])('and recruits as %s beside %s is credited %i times', async (candidate, colleague, times) => {
    await recruits(colleague);
    await t.db.updateTable('users').set({ email: candidate }).where('email', '=', applicant).execute();
    expect(await keep()).toBe(times);
  });

  test('by a card that both have paid with is credited nothing', async () => {
    cards.set(await pay(applicant, 'candidate-month'), ['card_a', 'card_b']);
    cards.set(await pay(home.employer, 'employer-month'), ['card_c', 'card_b']);
    await promise('2026-05-31');
    expect(await keep()).toBe(0);
  });

  test('is credited as promised where both pay with cards of their own', async () => {
    cards.set(await pay(applicant, 'candidate-month'), ['card_a']);
    cards.set(await pay(home.employer, 'employer-month'), ['card_b']);
    await promise('2026-05-31');
    expect(await keep()).toBe(1);
  });

  test('does not keep the credit of another application waiting', async () => {
    const other = await addOrganisation(t, 'other');
    await t.db.deleteFrom('subscriptions').execute();
    await addApplication(t.db, other.job.id, applicant);
    cards.set(await pay(applicant, 'candidate-month'), ['card_a']);
    cards.set(await pay(home.employer, 'employer-month'), ['card_a']);
    await t.db
      .updateTable('applications')
      .set({ answerBy: '2026-05-31' })
      .where('candidateEmail', '=', applicant)
      .execute();
    await promise('2026-05-20');
    expect(await keep()).toBe(1);
    expect((await ask(applicant)).credits).toMatchObject([{ jobId: other.job.id }]);
  });
});

describe('an open job', () => {
  beforeEach(async () => {
    await t.db.deleteFrom('applications').where('candidateEmail', '=', home.candidate).execute();
  });

  /** Opens the job so many days from now, with so many good candidates to be expected. */
  async function openSince(count: number, good = 10) {
    const at = days(count).toISOString();
    await t.db
      .updateTable('jobs')
      .set({ status: 'OPEN', openSince: at })
      .where('id', '=', home.job.id)
      .execute();
    await t.db.updateTable('guaranteedJobs').set({ good }).execute();
  }
  /** Decides about everyone listed. */
  const decide = (status: DailyCandidateStatus, band: Band = 'PARTIAL') =>
    t.db.updateTable('dailyCandidates').set({ status, band }).execute();

  test('with a week without one good candidate credits the recruiter who pays', async () => {
    await pay(home.recruiter, 'recruiter-month');
    await pay(home.employer, 'employer-month');
    await openSince(-7);
    await decide('PASSED');
    expect(await keep()).toBe(1);
    expect([...credited.values()]).toMatchObject([{ amount: 99, reason: 'NO_GOOD_CANDIDATE' }]);
    expect((await ask(home.recruiter)).credits).toMatchObject([{ jobId: home.job.id, status: 'CREDITED' }]);
    expect((await ask(home.employer)).credits).toEqual([]);
  });

  test('credits the employer where the employer pays', async () => {
    await pay(home.employer, 'employer-month');
    await openSince(-8);
    await decide('PASSED');
    await keep();
    expect((await ask(home.employer)).credits).toMatchObject([{ amount: 349 }]);
    expect((await ask(home.recruiter)).credits).toEqual([]);
  });

  test('counts the week from the last good candidate, and says when it will be over', async () => {
    await pay(home.recruiter, 'recruiter-month');
    await openSince(-20);
    await t.db.updateTable('dailyCandidates').set({ date: '2026-05-26', status: 'SAVED' }).execute();
    expect(await keep()).toBe(0);
    expect((await ask(home.recruiter)).watched).toMatchObject([
      { reason: 'NO_GOOD_CANDIDATE', jobId: home.job.id, dueOn: null, dueAt: '2026-06-02T00:00:00.000Z' },
    ]);
    t.time.now = new Date('2026-06-02T00:00:00.000Z');
    expect(await keep()).toBe(1);
  });

  test('is judged once the recruiter has decided about everyone listed', async () => {
    await pay(home.recruiter, 'recruiter-month');
    await openSince(-8);
    await t.db.updateTable('dailyCandidates').set({ date: '2026-05-26' }).execute();
    for (const status of ['NEW', 'VIEWED', 'SNOOZED'] as const) {
      await decide(status, 'GOOD');
      expect(await keep()).toBe(0);
    }
    expect((await ask(home.recruiter)).watched).toMatchObject([{ jobId: home.job.id, undecided: 1 }]);
    await decide('PASSED');
    expect(await keep()).toBe(1);
  });

  test('is judged without people the company no longer sees', async () => {
    await pay(home.recruiter, 'recruiter-month');
    await openSince(-8);
    await t.db.updateTable('dailyCandidates').set({ date: '2026-05-26' }).execute();
    await t.db.deleteFrom('people').execute();
    await t.ask(`PUT /candidates/${home.candidate}/hidden-from`, {
      as: await t.signIn(home.candidate),
      body: { companies: ['The acme company'] },
    });
    expect(await keep()).toBe(1);
  });

  test.each(['SAVED', 'INVITED'] as const)(
    'with someone %s had a good candidate, whatever their band was',
    async (status) => {
      await pay(home.recruiter, 'recruiter-month');
      await openSince(-8);
      await decide(status, 'LIMITED');
      expect(await keep()).toBe(0);
    },
  );

  test('with someone passed and then taken to another stage had a good candidate', async () => {
    await pay(home.recruiter, 'recruiter-month');
    await openSince(-8);
    await decide('PASSED');
    await addApplication(t.db, home.job.id, home.candidate, home.job.stages[1]?.id);
    expect(await keep()).toBe(0);
  });

  test('whose good candidates were all passed gives three months in twelve back and no more', async () => {
    await pay(home.recruiter, 'recruiter-month');
    for (let month = 0; month < 4; month += 1) {
      await openSince(-8);
      await t.db
        .updateTable('dailyCandidates')
        .set({ date: days(-7).toISOString().slice(0, 10) })
        .execute();
      await decide('PASSED', 'GOOD');
      expect(await keep()).toBe(month < 3 ? 1 : 0);
      if (month === 3)
        expect((await ask(home.recruiter)).leftOut).toMatchObject([{ jobId: home.job.id, why: 'PASSED' }]);
      t.time.now = days(62);
      await t.db
        .updateTable('subscriptions')
        .set({ currentPeriodEnd: days(12).toISOString() })
        .execute();
    }
    // The lists bring no one whom the bands call good: that is not for the recruiter to say.
    await openSince(-8);
    await decide('PASSED', 'PARTIAL');
    expect(await keep()).toBe(1);
  });

  test('that was paused starts its week again', async () => {
    await pay(home.recruiter, 'recruiter-month');
    await openSince(-20);
    await decide('PASSED');
    await moveJob(t.db, home.job.id, home.recruiter, { to: 'ON_HOLD' }, t.time.now);
    await moveJob(t.db, home.job.id, home.recruiter, { to: 'OPEN' }, t.time.now);
    expect(await keep()).toBe(0);
  });

  test('is watched for those only who pay for a plan', async () => {
    await openSince(-1);
    expect(await ask(home.recruiter)).toMatchObject({ watched: [], leftOut: [] });
    await subscribe(t.db, home.recruiter);
    expect(await ask(home.recruiter)).toMatchObject({ watched: [], leftOut: [] });
    await t.db.deleteFrom('subscriptions').execute();
    await pay(home.recruiter, 'recruiter-month');
    expect((await ask(home.recruiter)).watched).toHaveLength(1);
  });
});

describe('a credit', () => {
  test('that the provider does not take is kept and handed over later, with one mail', async () => {
    await pay(applicant, 'candidate-month');
    await promise('2026-05-31');
    refuse = new ApiError('PAYMENTS_UNAVAILABLE', 'Not now.');
    expect(await keep()).toBe(0);
    expect((await ask(applicant)).credits).toMatchObject([{ status: 'PENDING' }]);
    refuse = null;
    expect(await keep()).toBe(1);
    expect(t.mails).toHaveLength(1);
  });

  test("of someone else is not shown, and neither are someone else's promises", async () => {
    await pay(applicant, 'candidate-month');
    await promise('2026-05-31');
    await keep();
    const stranger = await addCandidate(t.db, 'stranger@people.example');
    await pay(stranger, 'candidate-month');
    expect(await ask(stranger)).toEqual({ credits: [], watched: [], leftOut: [] });
  });
});
