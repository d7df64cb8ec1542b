/** Keeps the domains by which a company is recognised where someone works, or in whom they do not want to be seen by. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { domainOfAddress, isPublicDomain, registeredDomain } from './domainNames.ts';

/** Companies looked at in one question. */
const batchSize = 500;
/** Of one company; the oldest stay, so that nobody is seen by changing a website for an hour. */
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
 * Notes the domains of some companies: proved, of the website, and of those who work for them. Mailbox providers' are
 * nobody's. A domain once noted stays.
 */
export async function noteDomains(db: Database, companies: readonly string[]): Promise<void> {
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

/** Notes the domains of companies nobody has looked at yet, as after an update of the program. */
export async function fillDomains(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('employers')
      .select('employerEmail')
      .where('domains', 'is', null)
      .limit(batchSize)
      .execute();
    await noteDomains(
      db,
      rows.map(({ employerEmail }) => employerEmail),
    );
    if (rows.length < batchSize) return;
  }
}
