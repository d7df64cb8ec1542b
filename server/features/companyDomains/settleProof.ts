/** Keeps the one proved domain that a company is shown with. */
import type { Database } from '../../db/database.ts';
import { registeredDomain } from './domainNames.ts';
import { noteDomains } from './noteDomains.ts';
import { provedDomains } from './provedDomains.ts';

/**
 * To be called in the transaction of what changes a company's proofs or its website. A company that names a website
 * is shown as proved by that domain alone: another one would lend its proof to a site that may be a stranger's.
 */
export async function settleProof(tx: Database, employerEmail: string): Promise<void> {
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
  await noteDomains(tx, [employerEmail]);
}
