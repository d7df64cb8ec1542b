/** The contents of an invoice, in words: everything but its looks. */
import type { Invoice } from '../../../../schemas/invoice.ts';
import { InvoiceStatus } from '../../../../schemas/invoice.ts';
import type { Env } from '../../../base/env.ts';
import type { Voice } from '../../../base/mail.ts';
import { dayOf } from '../../../mail/templates/dates.ts';
import { planTitle, sumOf } from '../../../mail/templates/planWords.ts';
import type { Block, InvoicePage, Line } from '../../../services/writeInvoice.ts';

interface InvoiceFacts {
  invoice: Invoice;
  unused: number;
  last4: string | null;
  /** Name, address, e-mail: a line each. */
  buyer: string[];
  seller: Pick<Env, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_TAX_ID'>;
}

const statusWords = InvoiceStatus.meta()?.ui?.choices ?? {};

function sellerBlock(
  { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_ID }: InvoiceFacts['seller'],
  { t }: Voice,
): Block {
  const lines = SELLER_NAME
    ? [
        SELLER_NAME,
        ...(SELLER_ADDRESS ?? []),
        ...(SELLER_TAX_ID ? [t('Tax ID: {id}', { id: SELLER_TAX_ID })] : []),
      ]
    : [t('Not set')];
  return { title: t('Seller'), lines };
}

function linesOf({ invoice, unused }: InvoiceFacts, voice: Voice): Line[] {
  const { t, locale } = voice;
  const { planId, reason, total, currency, periodStart, periodEnd } = invoice;
  const sum = (amount: number) => sumOf({ amount, currency }, voice);
  const plan = planTitle(planId, voice) ?? t('Plan');
  const detail = t('{from} to {to}', { from: dayOf(periodStart, locale), to: dayOf(periodEnd, locale) });
  if (reason === 'REFUND') {
    return [{ text: t('Paid and not used: {plan}', { plan }), detail, amount: sum(total) }];
  }
  return [
    { text: plan, detail, amount: sum(total + unused) },
    ...(unused > 0 ? [{ text: t('Paid and not used of the plan before'), amount: sum(-unused) }] : []),
  ];
}

function sumsOf({ invoice }: InvoiceFacts, voice: Voice): InvoicePage['sums'] {
  const { t } = voice;
  const { total, amount, currency, reason, status } = invoice;
  const sum = (value: number) => sumOf({ amount: value, currency }, voice);
  if (reason === 'REFUND') return [{ label: t('Paid back'), amount: sum(-total), strong: true }];
  const due = status === 'PAID' ? t('Charged') : t('To be paid');
  const fromCredit = total - amount;
  return [
    { label: t('Total'), amount: sum(total) },
    ...(total < 0 ? [{ label: t('Added to your credit'), amount: sum(-total) }] : []),
    ...(total >= 0 && fromCredit > 0 ? [{ label: t('From your credit'), amount: sum(-fromCredit) }] : []),
    { label: due, amount: sum(amount), strong: true },
  ];
}

function stateOf({ invoice, last4 }: InvoiceFacts, { t, locale }: Voice): string {
  const { status, createdAt, amount } = invoice;
  const day = dayOf(createdAt, locale);
  if (status === 'PAID' && last4 && amount > 0) {
    return t('Paid on {day} with the card ending in {last4}', { day, last4 });
  }
  if (status === 'PAID') return t('Paid on {day}', { day });
  if (status === 'REFUNDED' && last4)
    return t('Paid back on {day} to the card ending in {last4}', { day, last4 });
  return t(statusWords[status] ?? status);
}

/** An invoice of the built-in test mode; Stripe writes its own. */
export function invoicePage(facts: InvoiceFacts, voice: Voice): InvoicePage {
  const { t, locale } = voice;
  const { invoice, buyer, seller } = facts;
  const { number, id, createdAt, reason, currency } = invoice;
  return {
    locale,
    title: reason === 'REFUND' ? t('Credit note') : t('Invoice'),
    author: seller.SELLER_NAME ?? 'Hireday',
    createdAt,
    notice: t('Test mode: no money was taken.'),
    facts: [
      { title: t('Number'), lines: [number ?? id] },
      { title: t('Date'), lines: [dayOf(createdAt, locale)] },
      { title: t('Currency'), lines: [currency] },
    ],
    seller: sellerBlock(seller, voice),
    buyer: { title: t('Buyer'), lines: buyer },
    columns: [t('For'), t('Amount')],
    lines: linesOf(facts, voice),
    sums: sumsOf(facts, voice),
    state: stateOf(facts, voice),
    notes: [t('Test mode does not calculate tax, so none is shown.'), t('Days are in UTC.')],
  };
}
