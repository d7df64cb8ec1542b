-- Whether everyone with an address at the domain recruits for the company at once; its owner switches it on.
alter table "companyDomains" add column "letsIn" boolean not null default false;
-- Whether the record was never looked up: proved in the trial on one machine.
alter table "companyDomains" add column "isTrial" boolean not null default false;

-- A mailbox at a domain no longer shows that the domain is the company's. The server ends those proofs and tells the
-- administrators; until it has, no one sees the mark.
update "employers" set "provedDomain" = null
where "provedDomain" is not null and not exists (
  select from "companyDomains"
  where "companyDomains"."employerEmail" = "employers"."employerEmail"
    and "domain" = "provedDomain" and "method" = 'DNS');

-- Links by mail prove nothing any more; the addresses they went to are of no use.
update "companyDomains" set "mailedTo" = null, "mailedAt" = null, "linkExpiresAt" = null, "secretHash" = null
where "secretHash" is not null or "mailedTo" is not null;
