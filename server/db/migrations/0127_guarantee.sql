-- What the guarantee knows of a job that is open: since when it asks for what it asks for, and how many good candidates the
-- estimate gave for that; 0 where it gave no number, null until it was asked. Whichever way a job is opened or changed
-- passes here, and loses its estimate.
create table "guaranteedJobs" (
  "jobId" uuid primary key references "jobs" on delete cascade,
  "since" timestamptz not null,
  "good" integer
);
create function "noteAsked"() returns trigger language plpgsql as $$
begin
  if new."openSince" is null then
    delete from "guaranteedJobs" where "jobId" = new."id";
  else
    insert into "guaranteedJobs" ("jobId", "since")
    values (new."id", case when old."openSince" is distinct from new."openSince" then new."openSince" else new."updatedAt" end)
    on conflict ("jobId") do update set "since" = excluded."since", "good" = null;
  end if;
  return null;
end $$;
create trigger "jobs_asked" after update of "title", "description", "criteria", "openSince" on "jobs"
for each row when (
  old."openSince" is distinct from new."openSince"
  or (new."openSince" is not null and (old."title", old."description", old."criteria")
    is distinct from (new."title", new."description", new."criteria")))
execute function "noteAsked"();

-- The openings that had their week under the guarantee: of a job, or of jobs whose titles look alike, one a month.
create table "guaranteedWeeks" (
  "employerEmail" text not null references "employers" ("employerEmail") on update cascade on delete cascade,
  "sameTitle" text not null,
  "jobId" uuid references "jobs" on delete set null,
  "openSince" timestamptz not null,
  "endedAt" timestamptz not null
);
create index "guaranteedWeeksByCompany" on "guaranteedWeeks" ("employerEmail");
create index "guaranteedWeeksByJob" on "guaranteedWeeks" ("jobId");

-- The networks an account was used from lately, as keyed hashes: no credit where both sides of an application share one.
create table "networks" (
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "networkHash" text not null,
  "lastSeenAt" timestamptz not null,
  primary key ("userId", "networkHash")
);
create index "networksByHash" on "networks" ("networkHash");
create index "networksByAge" on "networks" ("lastSeenAt");
