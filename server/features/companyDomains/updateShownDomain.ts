/** Updates the proved domain that is shown beside a company's name. */
import type { Database } from '../../db/database.ts';
import { registeredDomain } from './domainNames.ts';
import { provedDomains } from './provedDomains.ts';
import { recordKnownDomains } from './recordKnownDomains.ts';

/**
 * Call it in each transaction that changes a company's proofs or its website. A company that names a website is shown as
 * proved by the website's domain only: a proof of another domain would vouch for a site that may be a stranger's.
 */
export async function updateShownDomain(tx: Database, employerEmail: string): Promise<void> {
  const { employerWebsite } = await tx
    .selectFrom('employers')
    .select('employerWebsite')
    .where('employerEmail', '=', employerEmail)
    .executeTakeFirstOrThrow();
  const proved = await provedDomains(tx)
    .select('domain')
    .where('employerEmail', '=', employerEmail)
    .orderBy('provedAt')
    .orderBy('id')
    .execute();
  const site = employerWebsite === null ? undefined : registeredDomain(employerWebsite);
  const shown = employerWebsite === null ? proved[0] : proved.find(({ domain }) => domain === site);
  await tx
    .updateTable('employers')
    .set({ provedDomain: shown?.domain ?? null })
    .where('employerEmail', '=', employerEmail)
    .execute();
  await recordKnownDomains(tx, [employerEmail]);
}
