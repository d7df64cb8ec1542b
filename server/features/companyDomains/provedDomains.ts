/** The domains that companies have proved, and the companies that let someone in by the domain of their address. */
import type { Database } from '../../db/database.ts';
import { workDomain } from './domainNames.ts';

/** A DNS record alone proves a domain: at many domains strangers have mailboxes, and no list names them all. */
export const provedDomains = (db: Database) =>
  db.selectFrom('companyDomains').where('companyDomains.method', '=', 'DNS');

/**
 * Whether the owner of an address may recruit for a company without approval: the company has proved the address's domain,
 * or its owner has switched on that everyone there is let in.
 */
export async function isAdmittedByDomain(
  db: Database,
  email: string,
  employerEmail: string,
): Promise<boolean> {
  const domain = workDomain(email);
  if (domain === undefined) return false;
  const entered = await db
    .selectFrom('companyDomains')
    .select('id')
    .where('employerEmail', '=', employerEmail)
    .where('domain', '=', domain)
    .where(({ or, eb }) => or([eb('method', '=', 'DNS'), eb('letsIn', '=', true)]))
    .executeTakeFirst();
  return entered !== undefined;
}
