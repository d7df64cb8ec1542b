/** Whom invoices are made out to: what is kept, what Stripe is sent, and what invoices say from then on. */
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingDetails } from '../../../schemas/billingDetails.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import type { Invoice } from '../../../schemas/invoice.ts';
import { createInvoiceWriter } from '../../../server/features/billing/invoices/invoiceWriter.ts';
import { illegal } from '../../../server/features/billing/test/things.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { buyPlan } from '../../support/payments.ts';
import {
  addAdministrator,
  addCandidate,
  addEmployer,
  addRecruiter,
  testPassword,
} from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';
import { payMonth, type StripeApp, stripeApp } from '../../support/stripe/stripeApp.ts';

interface Answered {
  details: BillingDetails | null;
}

const fjord: BillingDetails = {
  billingName: 'Fjord & Søn GmbH',
  billingLine1: 'Hafenstraße 1',
  billingLine2: 'Hinterhaus',
  billingPostalCode: '24103',
  billingCity: 'Kiel',
  billingRegion: null,
  billingCountry: 'DE',
  taxNumber: 'DE136695976',
};

describe('kept with the account that pays', () => {
  let t: TestApp;
  const owner = 'boss@fjord.example';
  const writer = createInvoiceWriter();
  afterAll(() => writer.close());
  beforeAll(async () => {
    t = await testApp({ writeInvoice: writer.write });
    await addEmployer(t.db, owner, { employerName: 'Fjord' });
  });
  const path = '/subscriptions/billing-details';
  const put = async (email: string, body: object) =>
    t.ask<Answered & Problem>(`PUT ${path}`, { as: await t.signIn(email), body });
  const get = async (email: string) =>
    (await t.ask<Answered>(`GET ${path}`, { as: await t.signIn(email) })).body.details;

  test('all administrators of a company see to the company’s, and its recruiters to their own', async () => {
    await addAdministrator(t.db, 'ada@fjord.example', owner);
    await addRecruiter(t.db, 'robin@fjord.example', owner);
    expect(await get(owner)).toBeNull();
    expect((await put('ada@fjord.example', fjord)).status).toBe(200);
    expect(await get(owner)).toEqual(fjord);
    expect(await get('robin@fjord.example')).toBeNull();
    await put('robin@fjord.example', { ...fjord, billingName: 'Robin Recruiter', taxNumber: null });
    expect((await get(owner))?.billingName).toBe('Fjord & Søn GmbH');
    expect((await get('robin@fjord.example'))?.billingName).toBe('Robin Recruiter');
  });

  test('marks that come along with a paste are dropped, and the number is written as its kind is', async () => {
    const casey = await addCandidate(t.db, 'casey@people.example');
    const typed = {
      ...fjord,
      billingName: ' Fjord\u00a0& S\u00adøn GmbH\u200e',
      taxNumber: '\u200ede\u00a0136 695\u2009976\u200b',
    };
    expect((await put(casey, typed)).body.details).toEqual(fjord);
  });

  test.each([
    ['a number that cannot be one', { taxNumber: 'DE136695977' }, 'taxNumber', /not a tax number of Germany/],
    ['a number of another country', { billingCountry: 'FR' }, 'taxNumber', /not a tax number of France/],
    ['a country there is not', { billingCountry: 'XX' }, 'billingCountry', /Choose a country/],
    ['no street', { billingLine1: ' ' }, 'billingLine1', /./],
    ['signs in the number', { taxNumber: '<b>' }, 'taxNumber', /letters and digits only/],
  ])('%s is refused beside its field, and what was kept stays', async (_, wrong, field, words) => {
    const email = `wrong-${Math.random()}@people.example`;
    await addCandidate(t.db, email);
    await put(email, { ...fjord, billingName: 'As before' });
    const { status, body } = await put(email, { ...fjord, ...wrong });
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(body.errors?.[field]).toMatch(words);
    expect((await get(email))?.billingName).toBe('As before');
  });

  const textOf = async (email: string, at: number, language = 'en') => {
    const as = await t.signIn(email);
    const { body } = await t.ask<Invoice[]>('GET /subscriptions/invoices', { as });
    const { rawPayload } = await t.app.inject({
      url: `/api/v1/subscriptions/invoices/${body.at(at)?.id}/pdf`,
      headers: { authorization: `Bearer ${as}`, 'accept-language': language },
    });
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const nextMonth = async (email: string) =>
    t.ask('POST /test-payments/clock', { as: await t.signIn(email), body: { days: 31 } });

  test('the next invoice says them in the reader’s language, and one that is made keeps what it said', async () => {
    const email = await addCandidate(t.db, 'kim@people.example', { candidateLastName: 'Kimura' });
    await buyPlan(t, email, 'candidate-month');
    await put(email, fjord);
    expect(await textOf(email, 0)).toMatch(/Kimura.*kim@people\.example/);
    expect(await textOf(email, 0)).not.toContain('Fjord');
    await nextMonth(email);
    const said = 'Fjord & Søn GmbH Hafenstraße 1 Hinterhaus 24103 Kiel';
    expect(await textOf(email, 0)).toContain(`${said} Germany Tax ID: DE136695976 kim@people.example`);
    expect(await textOf(email, 0, 'es')).toContain(`${said} Alemania`);
    await put(email, { ...fjord, billingName: 'Fjord Holding', taxNumber: null });
    expect(await textOf(email, 0)).toContain(said);
    await nextMonth(email);
    expect(await textOf(email, 0)).toContain('Fjord Holding Hafenstraße 1');
    expect(await textOf(email, 0)).not.toContain('DE136695976');
    expect(await textOf(email, 1)).toContain(said);
    expect(await textOf(email, 2)).not.toContain('Fjord');
  });

  test('entered before anything was bought, the first invoice says them', async () => {
    const email = await addCandidate(t.db, 'early@people.example');
    await put(email, { ...fjord, billingCountry: 'KY', taxNumber: 'CR-12 345' });
    await buyPlan(t, email, 'candidate-month');
    expect(await textOf(email, 0)).toContain('24103 Kiel Cayman Islands Tax ID: CR-12 345');
  });

  test('the owner has them in their copy, and nothing of them is left once the account is erased', async () => {
    const email = await addCandidate(t.db, 'leaver@people.example');
    await put(email, { ...fjord, billingName: 'Zebedee Quill' });
    await buyPlan(t, email, 'candidate-month');
    const as = await t.signIn(email);
    const confirmed = async () =>
      (
        await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
          as,
          body: { password: testPassword },
        })
      ).body.confirmationToken;
    const copy = await t.app.inject({
      url: `/api/v1/candidates/${email}/export?confirmationToken=${await confirmed()}`,
      headers: { authorization: `Bearer ${as}` },
    });
    const profile = JSON.parse(String(readZip(copy.rawPayload).get('profile.json')));
    expect(profile.billingDetails).toMatchObject({ billingName: 'Zebedee Quill', billingCity: 'Kiel' });
    const { status } = await t.ask(`DELETE /candidates/${email}?confirmationToken=${await confirmed()}`, {
      as,
    });
    expect(status).toBe(204);
    for (const table of ['billingDetails', 'testCustomers'] as const)
      expect(
        JSON.stringify(
          await t.db.withTables<{ testCustomers: object }>().selectFrom(table).selectAll().execute(),
        ),
      ).not.toContain('Zebedee');
  });
});

describe('sent to Stripe', () => {
  let t: StripeApp;
  let email: string;
  let number = 0;
  beforeAll(async () => {
    t = await stripeApp();
  });
  beforeEach(async () => {
    t.stripe.world.clear();
    t.stripe.away = null;
    number += 1;
    email = await addCandidate(t.db, `payer${number}@people.example`);
  });
  const put = async (body: object) =>
    t.ask<Answered & Problem>('PUT /subscriptions/billing-details', { as: await t.tokenOf(email), body });
  const stored = async () =>
    (await t.ask<Answered>('GET /subscriptions/billing-details', { as: await t.tokenOf(email) })).body
      .details;
  const customer = () => {
    const [only] = t.stripe.world.customers.values();
    if (!only) throw new Error('Stripe has no customer.');
    return only;
  };
  const written = () =>
    t.stripe.requests
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('customers/'))
      .map(({ method, path, params }) => [
        method,
        path.replace(customer().id, 'ID').replace(/txi_.*/, 'TAX'),
        params,
      ]);

  test('in its own words: name, address and a tax number of the country’s kind', async () => {
    await payMonth(t, email);
    t.stripe.requests.length = 0;
    expect((await put(fjord)).status).toBe(200);
    expect(written()).toEqual([
      ['POST', 'customers/ID/tax_ids', { type: 'eu_vat', value: 'DE136695976' }],
      [
        'POST',
        'customers/ID',
        {
          name: 'Fjord & Søn GmbH',
          address: {
            ...{ line1: 'Hafenstraße 1', line2: 'Hinterhaus', postal_code: '24103', city: 'Kiel' },
            ...{ state: '', country: 'DE' },
          },
          invoice_settings: { custom_fields: '' },
        },
      ],
    ]);
    // The same again adds no second number; another takes the place of the first.
    t.stripe.requests.length = 0;
    await put({ ...fjord, billingCity: 'Lübeck' });
    expect(written().map(([method, path]) => `${method} ${path}`)).toEqual(['POST customers/ID']);
    await put({ ...fjord, billingCountry: 'AT', taxNumber: 'ATU13585627' });
    expect(customer().taxIds).toMatchObject([{ type: 'eu_vat', value: 'ATU13585627' }]);
    await put({ ...fjord, taxNumber: null });
    expect(customer().taxIds).toEqual([]);
  });

  test('a number of which Stripe has no type is a line of its own on invoices', async () => {
    await payMonth(t, email);
    await put({ ...fjord, billingCountry: 'KY', taxNumber: 'CR-12 345' });
    expect(customer().taxIds ?? []).toEqual([]);
    expect(customer().customFields).toEqual([{ name: 'Tax ID', value: 'CR-12 345' }]);
    await put(fjord);
    expect(customer()).toMatchObject({ taxIds: [{ value: 'DE136695976' }], customFields: [] });
  });

  test('a number that Stripe refuses is said beside its field, and nothing is changed anywhere', async () => {
    await payMonth(t, email);
    await put(fjord);
    const before = structuredClone(customer());
    const refused = { ...fjord, billingName: 'Other', billingCountry: 'AE', taxNumber: '12345' };
    const { status, body } = await put(refused);
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(body.errors?.taxNumber).toMatch(/does not take this tax number. Check it, or leave it empty/);
    expect(await stored()).toEqual(fjord);
    expect(customer()).toEqual(before);
  });

  test('Stripe that does not answer leaves everything as it was', async () => {
    await payMonth(t, email);
    await put(fjord);
    t.stripe.away = 'refusing';
    expect((await put({ ...fjord, billingName: 'Other' })).body.code).toBe('PAYMENTS_UNAVAILABLE');
    expect(await stored()).toEqual(fjord);
  });

  test('a name that Stripe does not take leaves no number behind', async () => {
    await payMonth(t, email);
    const update = t.stripe.world.updateCustomer;
    t.stripe.world.updateCustomer = () => {
      throw illegal('Not now.');
    };
    expect((await put(fjord)).body.code).toBe('ILLEGAL_MOVE');
    t.stripe.world.updateCustomer = update;
    expect(customer().taxIds ?? []).toEqual([]);
    expect(await stored()).toBeNull();
  });

  test('entered before the first payment, and again for a customer who was deleted there', async () => {
    await put(fjord);
    expect(t.stripe.world.customers.size).toBe(0);
    await payMonth(t, email);
    expect(customer()).toMatchObject({ name: 'Fjord & Søn GmbH', taxIds: [{ value: 'DE136695976' }] });
    const [invoice] = t.stripe.world.invoices.values();
    expect(invoice?.buyer).toMatchObject({ name: 'Fjord & Søn GmbH', address: { city: 'Kiel' } });
    t.stripe.world.deleteCustomer(customer().id);
    expect((await put({ ...fjord, billingCity: 'Lübeck' })).status).toBe(200);
    await payMonth(t, email);
    expect([...t.stripe.world.customers.values()].at(-1)).toMatchObject({ address: { city: 'Lübeck' } });
    expect(invoice?.buyer).toMatchObject({ address: { city: 'Kiel' } });
  });

  test('an invoice that is being made says what is entered when it becomes final', async () => {
    await payMonth(t, email);
    // The renewal is drawn up an hour before it is final.
    t.stripe.world.advance(30 * 24 * 3600 + 60);
    const renewal = [...t.stripe.world.invoices.values()].at(-1);
    expect(renewal?.status).toBe('draft');
    await put(fjord);
    t.stripe.world.advance(3600);
    expect(renewal?.buyer).toMatchObject({ name: 'Fjord & Søn GmbH' });
    await put({ ...fjord, billingName: 'Other' });
    expect(renewal?.buyer).toMatchObject({ name: 'Fjord & Søn GmbH' });
  });
});
