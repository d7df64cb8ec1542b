/** Invoices are real PDFs: read back, they say what was paid, by whom, and in which language. */
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Invoice } from '../../../schemas/invoice.ts';
import { logging } from '../../../server/base/logging.ts';
import { translators } from '../../../server/base/translators.ts';
import { invoicePage } from '../../../server/features/billing/invoices/invoicePage.ts';
import { invoicePdf } from '../../../server/features/billing/invoices/invoicePdf.ts';
import { createInvoiceWriter } from '../../../server/features/billing/invoices/invoiceWriter.ts';
import { startMailQueue } from '../../../server/mail/queue.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { buyPlan } from '../../support/payments.ts';
import { addCandidate, addEmployer, addRecruiter, testPassword } from '../../support/people.ts';
import { readZip } from '../../support/readZip.ts';
import { testEnv } from '../../support/services.ts';
import { testSmtp } from '../../support/smtp.ts';
import { payMonth, stripeApp } from '../../support/stripe/stripeApp.ts';

const writer = createInvoiceWriter();
afterAll(() => writer.close());

/** The text a reader sees, its lines on one. */
async function textOf(pdf: Uint8Array | Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ writeInvoice: writer.write });
});

const bytesOf = async (as: string, id: string, headers: Record<string, string> = {}) => {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await t.app.inject({
    url: `/api/v1/subscriptions/invoices/${id}/pdf`,
    headers: { authorization: `Bearer ${as}`, ...headers },
  });
  return { statusCode, answered, rawPayload };
};
const listOf = async (as: string) => (await t.ask<Invoice[]>('GET /subscriptions/invoices', { as })).body;

test('each role downloads its own, and nobody else does', async () => {
  const employer = await addEmployer(t.db, 'boss@fjord.example', { employerName: 'Fjord & Søn' });
  const recruiter = await addRecruiter(t.db, 'robin@fjord.example', employer);
  const candidate = await addCandidate(t.db, 'casey@people.example', {
    candidateFirstName: 'Łukasz',
    candidateLastName: 'Ángström-Žižka',
    candidateCity: 'Austin',
  });
  const plans = {
    [recruiter]: 'recruiter-year',
    [candidate]: 'candidate-month',
    [employer]: 'employer-month',
  };
  const stranger = await t.signIn(await addCandidate(t.db, 'stranger@people.example'));
  for (const [email, planId] of Object.entries(plans)) {
    await buyPlan(t, email, planId);
    const as = await t.signIn(email);
    const [invoice] = await listOf(as);
    const { statusCode, answered, rawPayload } = await bytesOf(as, String(invoice?.id));
    expect(statusCode).toBe(200);
    expect(answered['content-type']).toBe('application/pdf');
    expect(answered['content-disposition']).toContain(`hireday-${invoice?.number}.pdf`);
    const text = await textOf(rawPayload);
    expect(text).toContain(email);
    expect(text).toContain('Test mode: no money was taken.');
    expect(text).toContain('Paid on June 1, 2026 with the card ending in 4242');
    if (email === candidate) expect(text).toContain('Łukasz Ángström-Žižka Austin');
    if (email === recruiter) {
      expect(text).toMatch(/Robin Recruiter Fjord & Søn/);
      expect(text).toMatch(/Desk, yearly.* \$990/);
    }
    expect((await bytesOf(stranger, String(invoice?.id))).statusCode).toBe(404);
  }
  expect((await bytesOf(stranger, 'in_test_nothing')).statusCode).toBe(404);
  expect((await bytesOf('', 'in_test_nothing')).statusCode).toBe(401);
});

test('in the language of the reader', async () => {
  const as = await t.signIn('casey@people.example');
  const [invoice] = await listOf(as);
  const { rawPayload } = await bytesOf(as, String(invoice?.id), { 'accept-language': 'es' });
  const text = await textOf(rawPayload);
  expect(text).toContain('Factura');
  expect(text).toContain('Modo de prueba: no se cobró dinero.');
  expect(text).toContain('1 de junio de 2026 a 1 de julio de 2026');
});

const facts = {
  invoice: {
    ...{ id: 'in_1', number: 'TEST-0002', status: 'PAID', reason: 'CHANGE', planId: 'recruiter-year' },
    ...{ total: 941.5, amount: 900, currency: 'USD', url: null, createdAt: '2026-06-11T15:30:00.000Z' },
    ...{ periodStart: '2026-06-11T15:30:00.000Z', periodEnd: '2027-06-11T15:30:00.000Z' },
  } satisfies Invoice,
  unused: 48.5,
  last4: '4242',
  buyer: ['Ελένη Иванова', 'Nguyễn Phước 李', `${'Donaudampfschiff'.repeat(8)}`, 'e@people.example'],
  seller: {},
};
const voice = { locale: 'en', t: translators.en } as const;

test('what was given back, what came from credit, and names of every alphabet there is a font for', async () => {
  const text = await textOf(await writer.write(invoicePage(facts, voice)));
  expect(text).toMatch(/Desk, yearly .*\$990/);
  expect(text).toMatch(/Paid and not used of the plan before -\$48\.50/);
  expect(text).toMatch(/Total \$941\.50 From your credit -\$41\.50 Charged \$900/);
  expect(text).toContain('Ελένη Иванова');
  expect(text).toContain('Nguyễn Phước');
  expect(text.replaceAll(' ', '')).toContain('Donaudampfschiff'.repeat(8));
  expect(text).toMatch(/Seller Not set/);
});

test('who sells is said where it is set, and a refund is a credit note', async () => {
  const seller = { SELLER_NAME: 'Hireday Ltd', SELLER_ADDRESS: ['12 Main Street'], SELLER_TAX_ID: 'US-1' };
  const invoice = {
    ...facts.invoice,
    status: 'REFUNDED',
    reason: 'REFUND',
    total: -72,
    amount: -72,
  } as const;
  const text = await textOf(await writer.write(invoicePage({ ...facts, invoice, seller, unused: 0 }, voice)));
  expect(text).toContain('Credit note');
  expect(text).toContain('Hireday Ltd');
  expect(text).toContain('Tax ID: US-1');
  expect(text).toMatch(/Paid back \$72/);
});

test('the receipt leaves by SMTP with the invoice attached', async () => {
  const smtp = await testSmtp();
  const env = { ...testEnv, SMTP_URL: smtp.url, MAIL_FROM: 'Hireday <no-reply@hireday.example>' };
  const queue = await startMailQueue({
    ...{ db: t.db, env, clock: () => t.time.now, log: logging('silent'), connection: t.config },
    attach: (wanted) => invoicePdf(t.services, wanted),
  });
  const [order] = t.mails.filter(({ to, kind }) => to === 'casey@people.example' && kind === 'PLAN_STARTED');
  if (!order?.attach) throw new Error('There is no receipt.');
  const { attach, to, ...letter } = order;
  await queue.sendMail(t.db, { to, attach, letter: () => ({ ...letter, parts: [] }) });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000, interval: 50 });
  await queue.stop();
  const raw = String(smtp.received[0]?.raw);
  expect(raw).toMatch(/Content-Disposition: attachment; filename=hireday-TEST-0001\.pdf/);
  const [, base64 = ''] =
    /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  expect(await textOf(Buffer.from(base64, 'base64'))).toContain('Łukasz Ángström-Žižka');
});

test('the export holds every invoice', async () => {
  const email = 'casey@people.example';
  const as = await t.signIn(email);
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: testPassword },
  });
  const { rawPayload } = await t.app.inject({
    url: `/api/v1/candidates/${email}/export?confirmationToken=${body.confirmationToken}`,
    headers: { authorization: `Bearer ${as}` },
  });
  const pdf = readZip(rawPayload).get('invoices/hireday-TEST-0001.pdf');
  expect(await textOf(pdf ?? Buffer.alloc(0))).toContain(email);
});

test("Stripe's own PDF is passed on to its owner; nobody else's, and nothing while Stripe is away", async () => {
  const s = await stripeApp();
  const email = await addCandidate(s.db, 'payer@people.example');
  await payMonth(s, email);
  const as = await s.tokenOf(email);
  const stranger = await addCandidate(s.db, 'other@people.example');
  await payMonth(s, stranger);
  const [invoice] = (await s.ask<Invoice[]>('GET /subscriptions/invoices', { as })).body;
  const call = `GET /subscriptions/invoices/${invoice?.id}/pdf`;
  expect(await s.ask(call, { as })).toMatchObject({
    status: 200,
    text: `%PDF-1.4 /invoice/${invoice?.id}/pdf`,
  });
  expect((await s.ask(call, { as: await s.tokenOf(stranger) })).status).toBe(404);
  s.stripe.away = 'refusing';
  expect((await s.ask(call, { as })).status).toBe(503);
});
