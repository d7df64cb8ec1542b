-- When a row last changed, by the clock of the database, for those who keep copies. The number of the transaction is taken
-- first: whoever sees no such number running then sees every change of before (server/db/settledUntil.ts).
create function "noteChange"() returns trigger language plpgsql as $$
begin
  perform pg_current_xact_id();
  new."changedAt" := clock_timestamp();
  return new;
end $$;

alter table "jobs" add column "changedAt" timestamptz not null default now();
alter table "applications" add column "changedAt" timestamptz not null default now();
alter table "dailyCandidates" add column "changedAt" timestamptz not null default now();
alter table "interviews" add column "changedAt" timestamptz not null default now();
alter table "people" add column "changedAt" timestamptz not null default now();
alter table "recruiters" add column "changedAt" timestamptz not null default now();

create trigger "jobsChange" before insert or update on "jobs" for each row execute function "noteChange"();
create trigger "applicationsChange" before insert or update on "applications" for each row execute function "noteChange"();
create trigger "picksChange" before insert or update on "dailyCandidates" for each row execute function "noteChange"();
create trigger "interviewsChange" before insert or update on "interviews" for each row execute function "noteChange"();
create trigger "peopleChange" before insert or update on "people" for each row execute function "noteChange"();
create trigger "recruitersChange" before insert or update on "recruiters" for each row execute function "noteChange"();

create index "jobsByChange" on "jobs" ("recruiterEmail", "changedAt", "id");
create index "applicationsByChange" on "applications" ("changedAt", "id");
create index "picksByChange" on "dailyCandidates" ("jobId", "changedAt", "id");
create index "interviewsByChange" on "interviews" ("recruiterEmail", "changedAt", "id");
create index "peopleByChange" on "people" ("employerEmail", "changedAt", "candidateEmail");

-- What is kept beside a record and read with it.
create function "changePerson"() returns trigger language plpgsql as $$
declare "one" record;
begin
  if tg_op = 'DELETE' then "one" := old; else "one" := new; end if;
  update "people" set "changedAt" = now()
  where "employerEmail" = "one"."employerEmail" and "candidateEmail" = "one"."candidateEmail";
  return null;
end $$;
create trigger "notesChangePerson" after insert or update or delete on "personNotes"
  for each row execute function "changePerson"();
create trigger "ratingsChangePerson" after insert or update or delete on "personRatings"
  for each row execute function "changePerson"();
create function "changeKnownPerson"() returns trigger language plpgsql as $$
begin
  update "people" set "changedAt" = now() where "candidateEmail" = new."candidateEmail";
  return null;
end $$;
create trigger "candidatesChangePerson" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "headline", "skills", "yearsOfExperience"
  on "candidates" for each row
  when ((old."candidateFirstName", old."candidateLastName", old."candidateCity", old."candidateState", old."headline",
      old."skills", old."yearsOfExperience")
    is distinct from (new."candidateFirstName", new."candidateLastName", new."candidateCity", new."candidateState",
      new."headline", new."skills", new."yearsOfExperience"))
  execute function "changeKnownPerson"();
create function "changeApplication"() returns trigger language plpgsql as $$
declare "one" record;
begin
  if tg_op = 'DELETE' then "one" := old; else "one" := new; end if;
  update "applications" set "changedAt" = now() where "id" = "one"."applicationId";
  return null;
end $$;
create trigger "offersChangeApplication" after insert or update or delete on "jobOffers"
  for each row execute function "changeApplication"();

-- What was deleted: which kind of record, its id, and who could read it. Nothing of what it said.
create table "deletions" (
  "resource" text not null,
  "id" uuid not null,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "recruiterEmail" text not null references "recruiters" on update cascade on delete cascade,
  "deletedAt" timestamptz not null,
  primary key ("id", "resource")
);
create index "deletionsByEmployer" on "deletions" ("employerEmail", "deletedAt", "id");
create index "deletionsByRecruiter" on "deletions" ("recruiterEmail");
create index "deletionsByAge" on "deletions" ("deletedAt");

create function "noteDeletionOf"("kind" text, "which" uuid, "whose" text) returns void language plpgsql as $$
begin
  perform pg_current_xact_id();
  insert into "deletions" ("resource", "id", "employerEmail", "recruiterEmail", "deletedAt")
  select "kind", "which", "employerEmail", "recruiterEmail", clock_timestamp() from "recruiters" where "recruiterEmail" = "whose";
end $$;
create function "noteDeletion"() returns trigger language plpgsql as $$
begin
  perform "noteDeletionOf"(tg_argv[0], old."id", old."recruiterEmail");
  return null;
end $$;
create function "noteDeletionInJob"() returns trigger language plpgsql as $$
begin
  perform "noteDeletionOf"(tg_argv[0], old."id", (select "recruiterEmail" from "jobs" where "id" = old."jobId"));
  return null;
end $$;
create trigger "jobsDeleted" after delete on "jobs" for each row execute function "noteDeletion"('jobs');
create trigger "interviewsDeleted" after delete on "interviews" for each row execute function "noteDeletion"('interviews');
create trigger "applicationsDeleted" after delete on "applications"
  for each row execute function "noteDeletionInJob"('applications');
create trigger "picksDeleted" after delete on "dailyCandidates"
  for each row execute function "noteDeletionInJob"('daily-candidates');
