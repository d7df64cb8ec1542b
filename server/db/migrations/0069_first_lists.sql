-- The one daily list that a company sees without a plan, and the job it is of.
create table "firstLists" (
  "jobId" uuid primary key references "jobs" on delete cascade,
  "employerEmail" text not null unique references "employers" on update cascade on delete cascade,
  "takenAt" timestamptz not null,
  "endsAt" timestamptz not null
);

-- Keyed hashes of the domains of companies that have had theirs. They outlive the job and the company, so that no one
-- who registers again has a second one.
create table "firstListDomains" (
  "domainHash" text primary key,
  "takenAt" timestamptz not null
);
