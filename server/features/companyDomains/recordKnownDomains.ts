/** Records the domains of companies, by which people who work there or hide from them are not shown to them. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { domainOfAddress, isPublicDomain, registeredDomain } from './domainNames.ts';

/** The number of companies read in one query. */
const batchSize = 500;
/** The most domains of one company. The oldest stay, so that a company sees nobody by changing its website for an hour. */
const mostDomains = 50;

interface Named {
  employerEmail: string;
  domains: string[] | null;
  website: string | null;
  proved: string[];
  addresses: string[];
}

const ownDomain = (host: string): string[] => {
  const domain = registeredDomain(host);
  return domain === undefined || isPublicDomain(domain) ? [] : [domain];
};

function domainsOf({ domains, website, proved, addresses }: Named): string[] {
  const all = [
    ...(domains ?? []),
    ...proved,
    ...(website === null ? [] : ownDomain(website)),
    ...addresses.flatMap((address) => ownDomain(domainOfAddress(address))),
  ];
  return [...new Set(all)].slice(0, mostDomains);
}

/**
 * Records the domains of some companies: those they proved, and those of their websites and their people's addresses.
 * Domains of mailbox providers do not count. A domain that was recorded once stays.
 */
export async function recordKnownDomains(db: Database, companies: readonly string[]): Promise<void> {
  const { rows } = await sql<Named>`
    select "employerEmail", "domains", "employerWebsite" as "website",
      array(select "domain" from "companyDomains" where "companyDomains"."employerEmail" = "employers"."employerEmail"
        and "provedAt" is not null) as "proved",
      array["employerEmail"]
        || array(select "administratorEmail" from "administrators"
          where "administrators"."employerEmail" = "employers"."employerEmail" order by 1 limit ${mostDomains})
        || array(select "recruiterEmail" from "recruiters"
          where "recruiters"."employerEmail" = "employers"."employerEmail" and "status" = 'ACTIVE'
          order by 1 limit ${mostDomains}) as "addresses"
    from "employers" where "employerEmail" = any(${companies}::text[])`.execute(db);
  for (const row of rows) {
    const domains = domainsOf(row);
    if (row.domains !== null && domains.length === row.domains.length) continue;
    await sql`update "employers" set "domains" = ${domains}::text[]
      where "employerEmail" = ${row.employerEmail}`.execute(db);
  }
}

/** Records the domains of companies that have none recorded yet, as after an update of the program. */
export async function recordMissingDomains(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('employers')
      .select('employerEmail')
      .where('domains', 'is', null)
      .limit(batchSize)
      .execute();
    await recordKnownDomains(
      db,
      rows.map(({ employerEmail }) => employerEmail),
    );
    if (rows.length < batchSize) return;
  }
}
