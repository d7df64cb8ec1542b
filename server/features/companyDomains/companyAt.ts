/** Which company someone works for, by the domain of their address. */
import type { Database } from '../../db/database.ts';
import { workDomain } from './domainNames.ts';
import { provedDomains } from './provedDomains.ts';

/**
 * To be told only to those who have proved that the address is theirs.
 *
 * @returns the name of the company that has proved the domain; null where none has
 */
export async function companyAt(db: Database, email: string): Promise<string | null> {
  const domain = workDomain(email);
  if (domain === undefined) return null;
  const company = await provedDomains(db)
    .innerJoin('employers', 'employers.employerEmail', 'companyDomains.employerEmail')
    .select('employerName')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return company?.employerName ?? null;
}
