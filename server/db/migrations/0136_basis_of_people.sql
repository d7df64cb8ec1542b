-- On what ground a company keeps people whom it imports or adds, named once, and for how many months.
alter table "employers"
  add column "peopleBasis" text check ("peopleBasis" in ('CONSENT', 'RELATIONSHIP', 'POLICY')),
  add column "peopleMonths" integer check ("peopleMonths" between 1 and 120);

alter table "addedPeople"
  -- The ground each was added on; those of before were asked.
  add column "basis" text not null default 'CONSENT' check ("basis" in ('CONSENT', 'RELATIONSHIP', 'POLICY')),
  -- When they were asked by mail; null for those whose turn has not come, and for those who are not asked.
  add column "askedAt" timestamptz,
  -- When the company was told that they will be erased.
  add column "endToldAt" timestamptz;
update "addedPeople" set "askedAt" = "addedAt";
create index "addedPeopleToAsk" on "addedPeople" ("employerEmail", "addedAt") where "basis" = 'CONSENT' and "askedAt" is null;
