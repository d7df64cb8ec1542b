-- The names that companies' pages go by in addresses. A company that is renamed gets another; the old one still leads to
-- it, so it is nobody else's. "employerName" is the name a slug was last taken for.
create table "companySlugs" (
  "slug" text primary key,
  "employerEmail" text not null references "employers" ("employerEmail") on update cascade on delete cascade,
  "employerName" text not null,
  "takenAt" timestamptz not null
);
create index "companySlugsByEmployer" on "companySlugs" ("employerEmail", "takenAt" desc);
