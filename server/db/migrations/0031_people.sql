-- Null for those that were answered before it was kept.
alter table "invitations" add column "answeredAt" timestamptz;

-- People an employer knows: they are on one of its lists, or applied for one of its jobs.
create table "people" (
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "hasApplied" boolean not null,
  "latestAt" timestamptz not null,
  "tags" jsonb not null default '[]',
  primary key ("employerEmail", "candidateEmail")
);
create index "peopleByLatest" on "people" ("employerEmail", "latestAt" desc, "candidateEmail");
create index "peopleByCandidate" on "people" ("candidateEmail");
create index "peopleByTag" on "people" using gin ("tags" jsonb_path_ops);

create table "personNotes" (
  "id" uuid primary key,
  "employerEmail" text not null,
  "candidateEmail" text not null,
  -- Null once the author has left: what the employer knows stays with it.
  "authorEmail" text references "recruiters" on update cascade on delete set null,
  "text" text not null,
  "mentions" jsonb not null default '[]',
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  foreign key ("employerEmail", "candidateEmail") references "people" on update cascade on delete cascade
);
create index "personNotesByPerson" on "personNotes" ("employerEmail", "candidateEmail", "createdAt" desc);
create index "personNotesByAuthor" on "personNotes" ("authorEmail");

create table "personRatings" (
  "employerEmail" text not null,
  "candidateEmail" text not null,
  "recruiterEmail" text not null references "recruiters" on update cascade on delete cascade,
  "rating" integer not null check ("rating" between 1 and 5),
  primary key ("employerEmail", "candidateEmail", "recruiterEmail"),
  foreign key ("employerEmail", "candidateEmail") references "people" on update cascade on delete cascade
);
create index "personRatingsByRecruiter" on "personRatings" ("recruiterEmail");

-- Whatever adds a pick or an application makes the person known; always in the same order, so that two of them never wait
-- for each other. Someone whose data was erased is known no more.
create function "knowPeople"() returns trigger language plpgsql as $$
begin
  insert into "people" ("employerEmail", "candidateEmail", "hasApplied", "latestAt")
  select "employerEmail", "candidateEmail", true, max("added"."updatedAt")
  from "added" join "jobs" on "jobs"."id" = "added"."jobId" join "recruiters" using ("recruiterEmail")
    join "candidates" using ("candidateEmail")
  where "erasedAt" is null
  group by "employerEmail", "candidateEmail"
  order by "employerEmail", "candidateEmail"
  on conflict ("employerEmail", "candidateEmail") do update set
    "hasApplied" = true, "latestAt" = greatest("people"."latestAt", excluded."latestAt")
  where not "people"."hasApplied" or "people"."latestAt" < excluded."latestAt";
  return null;
end $$;

create function "knowListedPeople"() returns trigger language plpgsql as $$
begin
  insert into "people" ("employerEmail", "candidateEmail", "hasApplied", "latestAt")
  select "employerEmail", "candidateEmail", false, max("added"."date")::timestamptz
  from "added" join "jobs" on "jobs"."id" = "added"."jobId" join "recruiters" using ("recruiterEmail")
    join "candidates" using ("candidateEmail")
  where "erasedAt" is null
  group by "employerEmail", "candidateEmail"
  order by "employerEmail", "candidateEmail"
  on conflict ("employerEmail", "candidateEmail") do update set "latestAt" = excluded."latestAt"
  where "people"."latestAt" < excluded."latestAt";
  return null;
end $$;

create trigger "picksKnow" after insert on "dailyCandidates"
  referencing new table as "added" for each statement execute function "knowListedPeople"();
create trigger "applicationsKnow" after insert on "applications"
  referencing new table as "added" for each statement execute function "knowPeople"();
create trigger "applicationsMoved" after update on "applications"
  referencing new table as "added" for each statement execute function "knowPeople"();

insert into "people" ("employerEmail", "candidateEmail", "hasApplied", "latestAt")
select "employerEmail", "candidateEmail", bool_or("applied"), max("at") from (
  select "jobId", "candidateEmail", false "applied", "date"::timestamptz "at" from "dailyCandidates"
  union all
  select "jobId", "candidateEmail", true, "updatedAt" from "applications"
) "all" join "jobs" on "jobs"."id" = "all"."jobId" join "recruiters" using ("recruiterEmail")
  join "candidates" using ("candidateEmail")
where "erasedAt" is null
group by "employerEmail", "candidateEmail";
