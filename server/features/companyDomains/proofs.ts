/** How a domain becomes proved, and stops being it. */
import { sql } from 'kysely';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { domainLostMail } from '../../mail/templates/domainMails.ts';
import type { Services } from '../../services/services.ts';
import { readersOf } from '../notices/readersOf.ts';
import { settleProof } from './settleProof.ts';

type Mailing = Pick<Services, 'env' | 'sendMail'>;

/** A domain of a company. */
interface Claim {
  id: string;
  employerEmail: string;
  domain: string;
}

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
    .set({ method: null, provedAt: null, goodUntil: null, warnedAt: null, isTrial: false })
    .where('id', '=', id)
    .execute();
  await settleProof(tx, employerEmail);
  for (const reader of await readersOf(tx, employerEmail))
    await sendMail(tx, { ...reader, letter: domainLostMail({ domain, why, appUrl: env.APP_URL }) });
}

/**
 * Of two companies with a record at the domain the first stands. A proof from before only records counted gives way.
 *
 * @param by the texts at the record's name; null in the trial, where none are looked up
 * @throws ApiError DUPLICATE while the record of another company is there
 */
export async function proveDomain(
  services: Mailing,
  tx: Database,
  { id, employerEmail, domain }: Claim,
  { texts, isTrial, now }: { texts: readonly string[] | null; isTrial: boolean; now: Date },
): Promise<void> {
  await holdDomain(tx, domain);
  const holder = await holderOf(tx, domain);
  if (holder && holder.id !== id) {
    if (holder.method === 'DNS' && (texts?.includes(holder.recordValue) ?? true))
      throw provedByRecord(domain);
    await endProof(services, tx, holder, 'TAKEN');
  }
  const at = now.toISOString();
  await tx
    .updateTable('companyDomains')
    .set({
      ...{ method: 'DNS', provedAt: at, goodUntil: null, warnedAt: null, isTrial },
      ...{ lookup: 'FOUND', checkedAt: at, foundAt: at },
    })
    .where('id', '=', id)
    .execute();
  await settleProof(tx, employerEmail);
}
