-- The domains by which companies show who they are. One that is entered and not proved reserves nothing.
create table "companyDomains" (
  "id" uuid primary key,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "domain" text not null check ("domain" = lower("domain")),
  "recordValue" text not null,
  "method" text check ("method" in ('ADDRESS', 'MAIL', 'DNS')),
  "provedAt" timestamptz,
  "goodUntil" timestamptz,
  -- When the administrators were told that it ends.
  "warnedAt" timestamptz,
  "lookup" text check ("lookup" in ('FOUND', 'MISSING', 'UNREACHABLE')),
  "checkedAt" timestamptz,
  "foundAt" timestamptz,
  "mailedTo" text,
  "mailedAt" timestamptz,
  "linkExpiresAt" timestamptz,
  "secretHash" text unique,
  "createdAt" timestamptz not null,
  unique ("employerEmail", "domain"),
  check (("provedAt" is null) = ("method" is null))
);
create unique index "companyDomainsProved" on "companyDomains" ("domain") where "provedAt" is not null;
create index "companyDomainsByCheck" on "companyDomains" ("checkedAt") where "method" = 'DNS';
create index "companyDomainsByEnd" on "companyDomains" ("goodUntil") where "goodUntil" is not null;

-- The proved domain that a company is shown with; kept in step by the server, and read wherever the company is.
alter table "employers" add column "provedDomain" text;
