/** Records that a company has proved a domain, and withdraws such a proof. */
import { sql } from 'kysely';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { domainLostMail } from '../../mail/templates/domainMails.ts';
import type { Services } from '../../services/services.ts';
import { readersOf } from '../notices/readersOf.ts';
import { updateShownDomain } from './updateShownDomain.ts';

type Mailing = Pick<Services, 'env' | 'sendMail'>;

/** A domain that a company has entered. */
interface EnteredDomain {
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

/** Finds the row of the company that has proved a domain, and locks it until the end of the transaction. */
const provedDomainOf = (tx: Database, domain: string) =>
  tx
    .selectFrom('companyDomains')
    .select(['id', 'employerEmail', 'domain', 'method', 'recordValue'])
    .where('domain', '=', domain)
    .where('provedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Makes companies that prove the same domain at the same moment wait for each other. */
const lockDomain = (tx: Database, domain: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(tx);

/** Withdraws a proof, and mails the administrators. */
export async function withdrawProof(
  { env, sendMail }: Mailing,
  tx: Database,
  { id, employerEmail, domain }: EnteredDomain,
  why: 'TAKEN' | 'ENDED',
): Promise<void> {
  await tx
    .updateTable('companyDomains')
    .set({ method: null, provedAt: null, goodUntil: null, warnedAt: null, isTrial: false })
    .where('id', '=', id)
    .execute();
  await updateShownDomain(tx, employerEmail);
  for (const reader of await readersOf(tx, employerEmail))
    await sendMail(tx, { ...reader, letter: domainLostMail({ domain, why, appUrl: env.APP_URL }) });
}

/**
 * Records that a company has proved a domain. Where another company proved it first and its DNS record is still there, that
 * proof stays; an earlier proof by other means than a record is withdrawn.
 *
 * @param proof the texts at the record's name, null in the trial, where none are looked up
 * @throws ApiError DUPLICATE while the record of another company is there
 */
export async function proveDomain(
  services: Mailing,
  tx: Database,
  { id, employerEmail, domain }: EnteredDomain,
  { texts, isTrial, now }: { texts: readonly string[] | null; isTrial: boolean; now: Date },
): Promise<void> {
  await lockDomain(tx, domain);
  const earlier = await provedDomainOf(tx, domain);
  if (earlier && earlier.id !== id) {
    if (earlier.method === 'DNS' && (texts?.includes(earlier.recordValue) ?? true))
      throw provedByRecord(domain);
    await withdrawProof(services, tx, earlier, 'TAKEN');
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
  await updateShownDomain(tx, employerEmail);
}
