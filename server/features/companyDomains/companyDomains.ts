/** The domains of a company: its administrators enter, prove and remove them. */
import { sql } from 'kysely';
import { CompanyDomain, mostDomains, recordPrefix } from '../../../schemas/companyDomain.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { selectShape } from '../../db/selectShape.ts';
import { securityChanged } from '../../mail/templates/securityMails.ts';
import type { Services } from '../../services/services.ts';
import { isPublicDomain, registeredDomain } from './domainNames.ts';
import { newDomain } from './newDomain.ts';
import { proveDomain } from './proofs.ts';
import { updateShownDomain } from './updateShownDomain.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail' | 'lookUpTxt'>;

const shown = selectShape('companyDomains', CompanyDomain.shape, {
  recordName: sql`${`${recordPrefix}.`}::text || "companyDomains"."domain"`,
});

const domainsOf = (db: Database, employerEmail: string) =>
  db.selectFrom('companyDomains').where('employerEmail', '=', employerEmail);

const noSuchDomain = () => notFound('There is no such domain.');

/** The oldest first. */
export const listDomains = (db: Database, employerEmail: string): Promise<CompanyDomain[]> =>
  domainsOf(db, employerEmail)
    .select(shown)
    .$castTo<CompanyDomain>()
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostDomains)
    .execute();

const showDomain = (db: Database, employerEmail: string, id: string): Promise<CompanyDomain> =>
  domainsOf(db, employerEmail)
    .where('id', '=', id)
    .select(shown)
    .$castTo<CompanyDomain>()
    .executeTakeFirstOrThrow(noSuchDomain);

/** Reads a domain that a company can have registered. @throws ApiError INVALID_FIELDS */
function readDomain(typed: string): string {
  const domain = registeredDomain(typed);
  if (domain === undefined) throw wrongField('domain', (t) => t('Enter a domain such as acme.com.'));
  if (isPublicDomain(domain))
    throw wrongField('domain', (t) =>
      t('Anyone can have an address at {domain}, so it proves nothing. Enter a domain of your company.', {
        domain,
      }),
    );
  return domain;
}

/** Adds a domain, even one that another company has entered: only the record decides. @throws ApiError INVALID_FIELDS or DUPLICATE */
export const addDomain = ({ db, clock }: Needed, caller: Caller, typed: string): Promise<CompanyDomain> =>
  db.transaction().execute(async (tx) => {
    const employerEmail = companyOf(caller);
    const domain = readDomain(typed);
    // Locked, so that requests at the same moment are counted one after the other.
    await tx
      .selectFrom('employers')
      .select('employerEmail')
      .where('employerEmail', '=', employerEmail)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const ours = await domainsOf(tx, employerEmail).select('domain').execute();
    if (ours.some((one) => one.domain === domain))
      throw new ApiError('DUPLICATE', (t) => t('{domain} is in your list already.', { domain }));
    if (ours.length >= mostDomains)
      throw wrongField('domain', (t) =>
        t('A company can have at most {most} domains. Take one away first.', { most: mostDomains }),
      );
    const entered = newDomain(employerEmail, domain, clock());
    await tx.insertInto('companyDomains').values(entered).execute();
    return showDomain(tx, employerEmail, entered.id);
  });

/**
 * Looks up the DNS record of a domain, and records the proof. No database connection is held during the lookup. In the trial
 * on one machine nothing is looked up, and the record counts as present.
 *
 * @throws ApiError NOT_FOUND or DUPLICATE
 */
export async function checkDomain(services: Needed, caller: Caller, id: string): Promise<CompanyDomain> {
  const { db, clock, lookUpTxt } = services;
  const employerEmail = companyOf(caller);
  const { recordName } = await showDomain(db, employerEmail, id);
  const texts = lookUpTxt && (await lookUpTxt(recordName));
  return db.transaction().execute(async (tx) => {
    const entered = await domainsOf(tx, employerEmail)
      .where('id', '=', id)
      .select(['id', 'employerEmail', 'domain', 'recordValue', 'method', 'provedAt'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchDomain);
    const now = clock();
    const isTrial = lookUpTxt === null;
    if (isTrial || texts?.includes(entered.recordValue)) {
      if (entered.method !== 'DNS') await proveDomain(services, tx, entered, { texts, isTrial, now });
      else await recordFound(tx, id, now);
    } else {
      const lookup = texts === null ? ('UNREACHABLE' as const) : ('MISSING' as const);
      await tx
        .updateTable('companyDomains')
        .set({ lookup, checkedAt: now.toISOString() })
        .where('id', '=', id)
        .execute();
    }
    return showDomain(tx, employerEmail, id);
  });
}

/** Records that the DNS record of a proved domain was found. */
export const recordFound = (tx: Database, id: string, now: Date) => {
  const at = now.toISOString();
  return tx
    .updateTable('companyDomains')
    .set({ lookup: 'FOUND', checkedAt: at, foundAt: at, goodUntil: null, warnedAt: null })
    .where('id', '=', id)
    .execute();
};

/**
 * Sets whether everyone with an address at the domain recruits for the company at once. The owner is mailed when they do:
 * an intruder could come back by it.
 *
 * @throws ApiError NOT_FOUND
 */
export const letIn = (
  { db, env, sendMail }: Pick<Services, 'db' | 'env' | 'sendMail'>,
  caller: Caller,
  id: string,
  letsIn: boolean,
): Promise<CompanyDomain> =>
  db.transaction().execute(async (tx) => {
    const employerEmail = companyOf(caller);
    const changed = await tx
      .updateTable('companyDomains')
      .set({ letsIn })
      .where('employerEmail', '=', employerEmail)
      .where('id', '=', id)
      .where('letsIn', '<>', letsIn)
      .returning('domain')
      .executeTakeFirst();
    if (changed && letsIn) {
      const letter = securityChanged({ what: 'DOMAIN_LET_IN', name: changed.domain, appUrl: env.APP_URL });
      await sendMail(tx, { to: caller.email, letter });
    }
    return showDomain(tx, employerEmail, id);
  });

/** @throws ApiError NOT_FOUND */
export const removeDomain = (db: Database, caller: Caller, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const employerEmail = companyOf(caller);
    const gone = await tx
      .deleteFrom('companyDomains')
      .where('employerEmail', '=', employerEmail)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw noSuchDomain();
    await updateShownDomain(tx, employerEmail);
  });
