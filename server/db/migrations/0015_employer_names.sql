-- What an employer's name looks like, so that no second one can look the same (server/people/nameKey.ts). Filled by the
-- program; stays empty where two looked alike before, for all but the oldest.
alter table "employers" add column "nameKey" text;
create unique index "employersByNameKey" on "employers" ("nameKey");
