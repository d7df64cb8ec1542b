/** How a domain becomes proved, and stops being it. */
import { sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import { type CompanyDomain, proofDays } from '../../../schemas/companyDomain.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { domainLostMail } from '../../mail/templates/domainMails.ts';
import type { Services } from '../../services/services.ts';
import { readersOf } from '../notices/readersOf.ts';
import { newDomain } from './newDomain.ts';
import { settleProof } from './settleProof.ts';

type Mailing = Pick<Services, 'env' | 'sendMail'>;

/** A domain of a company. */
interface Claim {
  id: string;
  employerEmail: string;
  domain: string;
}

export const provedElsewhere = (domain: string): ApiError =>
  new ApiError('DUPLICATE', (t) =>
    t(
      'Another company here has proved {domain}. If the domain is yours, publish the DNS record, which counts for more than an e-mail.',
      { domain },
    ),
  );

const provedByRecord = (domain: string): ApiError =>
  new ApiError('DUPLICATE', (t) =>
    t(
      'Another company here has proved {domain} by a DNS record that is still there. Have that record removed first, or ask the company to invite you.',
      { domain },
    ),
  );

/** The company that has proved a domain; held until the end of the transaction. */
const holderOf = (tx: Database, domain: string) =>
  tx
    .selectFrom('companyDomains')
    .select(['id', 'employerEmail', 'domain', 'method', 'recordValue'])
    .where('domain', '=', domain)
    .where('provedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Those who prove the same domain do so one after the other. */
const holdDomain = (tx: Database, domain: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(tx);

/** Takes the proof away and tells the administrators. */
export async function endProof(
  { env, sendMail }: Mailing,
  tx: Database,
  { id, employerEmail, domain }: Claim,
  why: 'TAKEN' | 'ENDED',
): Promise<void> {
  await tx
    .updateTable('companyDomains')
    .set({ method: null, provedAt: null, goodUntil: null, warnedAt: null })
    .where('id', '=', id)
    .execute();
  await settleProof(tx, employerEmail);
  for (const reader of await readersOf(tx, employerEmail))
    await sendMail(tx, { ...reader, letter: domainLostMail({ domain, why, appUrl: env.APP_URL }) });
}

/**
 * @param by what proves it
 * @param texts what stands at the record's name, where that was asked for
 * @throws ApiError DUPLICATE while the proof of another company counts for as much
 */
export async function proveDomain(
  services: Mailing,
  tx: Database,
  claim: Claim,
  by: { method: NonNullable<CompanyDomain['method']>; texts?: readonly string[]; now: Date },
): Promise<void> {
  const { id, employerEmail, domain } = claim;
  await holdDomain(tx, domain);
  const holder = await holderOf(tx, domain);
  if (holder && holder.id !== id) {
    // An e-mail shows that one reads a mailbox; the record, that one rules the domain.
    if (by.method !== 'DNS') throw provedElsewhere(domain);
    if (holder.method === 'DNS' && by.texts?.includes(holder.recordValue)) throw provedByRecord(domain);
    await endProof(services, tx, holder, 'TAKEN');
  }
  const at = by.now.toISOString();
  await tx
    .updateTable('companyDomains')
    .set({
      ...{ method: by.method, provedAt: at, warnedAt: null },
      ...{ secretHash: null, mailedTo: null, mailedAt: null, linkExpiresAt: null },
      goodUntil: by.method === 'DNS' ? null : daysLater(by.now, proofDays).toISOString(),
      ...(by.method === 'DNS' ? { lookup: 'FOUND' as const, checkedAt: at, foundAt: at } : {}),
    })
    .where('id', '=', id)
    .execute();
  await settleProof(tx, employerEmail);
}

/** A new company's, by the address it was registered with; nothing where another company has proved the domain. */
export async function proveByAddress(
  services: Mailing,
  tx: Database,
  { employerEmail, domain }: Omit<Claim, 'id'>,
  now: Date,
): Promise<void> {
  await holdDomain(tx, domain);
  if (await holderOf(tx, domain)) return;
  const claim = newDomain(employerEmail, domain, now);
  await tx.insertInto('companyDomains').values(claim).execute();
  await proveDomain(services, tx, claim, { method: 'ADDRESS', now });
}
