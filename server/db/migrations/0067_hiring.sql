-- How people come to jobs, how far they get and how long it takes: kept by month, so that figures read no applications.

-- The way someone came to be known who was brought by the employer; kept with their answer.
alter table "addedPeople" add column "isImported" boolean not null default false;
alter table "people" add column "broughtAs" text check ("broughtAs" in ('REFERRED', 'ADDED', 'IMPORTED'));

alter table "applicationTimes"
  -- How the person came to the job, as of when they applied.
  add column "source" text check ("source" in ('DAILY_LIST', 'SEARCH', 'APPLIED', 'REFERRED', 'ADDED', 'IMPORTED')),
  -- The day someone came in: for those who were invited that of their list, so that they are followed from there.
  add column "enteredOn" date,
  -- The first stage of that kind, or the first offer that was not withdrawn.
  add column "offeredAt" timestamptz,
  -- Whether the recruiter has turned them away, or they have withdrawn.
  add column "isOut" boolean not null default false;

-- What was counted since the figures were last added up. Rows are only added, so no change waits for another.
create table "hiringChanges" (
  "jobId" uuid not null,
  -- The first day of the month.
  "month" date not null,
  "source" text not null,
  "what" text not null,
  -- How many days it took; null for what is only counted.
  "days" integer,
  "n" integer not null
);
create index "hiringChangesByJob" on "hiringChanges" ("jobId");

-- Of those who came in that month: how many were shown, picked and so on, and how many were lost after each step.
create table "jobHiring" (
  "jobId" uuid not null,
  "month" date not null,
  "source" text not null,
  "shown" bigint not null,
  "picked" bigint not null,
  "invited" bigint not null,
  "applied" bigint not null,
  "interviewed" bigint not null,
  "offered" bigint not null,
  "hired" bigint not null,
  "lostApplied" bigint not null,
  "lostInterviewed" bigint not null,
  "lostOffered" bigint not null,
  primary key ("jobId", "month", "source")
);
-- Of the steps that were reached that month: how often each took so many days. Medians are read from these.
create table "recruiterDays" (
  "recruiterEmail" text not null references "recruiters" on update cascade on delete cascade,
  "month" date not null,
  "source" text not null,
  "what" text not null,
  "days" integer not null,
  "n" bigint not null,
  primary key ("recruiterEmail", "month", "source", "what", "days")
);
-- Those of one job are read from its applications.
create index "applicationTimesHired" on "applicationTimes" ("jobId", "hiredAt") include ("sentAt", "source") where "hiredAt" is not null;

-- Who gets further without a step has passed it.
create function "hiringOf"("enteredOn" date, "cameBy" text, "sentAt" timestamptz, "interviewedAt" timestamptz,
  "offeredAt" timestamptz, "hiredAt" timestamptz, "isOut" boolean)
returns table ("month" date, "source" text, "what" text, "days" integer) language sql immutable as $$
  select date_trunc('month', "enteredOn"::timestamp)::date, "cameBy", "counted", null::integer
  from (select coalesce("interviewedAt", "offeredAt", "hiredAt") is not null as "interviewed",
    coalesce("offeredAt", "hiredAt") is not null as "offered", "hiredAt" is not null as "hired") as "got",
  lateral (values ('applied', true), ('interviewed', "interviewed"), ('offered', "offered"), ('hired', "hired"),
    ('lostApplied', "isOut" and not "interviewed"), ('lostInterviewed', "isOut" and "interviewed" and not "offered"),
    ('lostOffered', "isOut" and "offered")) as "all" ("counted", "isSo") where "isSo"
  union all
  select date_trunc('month', "at" at time zone 'UTC')::date, "cameBy", "step", round(extract(epoch from "at" - "since") / 86400)::integer
  from (values ('toHire', "sentAt", "hiredAt"), ('toInterview', "sentAt", "interviewedAt"),
    ('toOffer', "interviewedAt", "offeredAt"), ('fromOffer', "offeredAt", "hiredAt")) as "steps" ("step", "since", "at")
  where "at" >= "since"
$$;
create function "hiringOfPick"("listed" date, "isFromSearch" boolean, "status" text)
returns table ("month" date, "source" text, "what" text, "days" integer) language sql immutable as $$
  select date_trunc('month', "listed"::timestamp)::date, case when "isFromSearch" then 'SEARCH' else 'DAILY_LIST' end, "counted", null::integer
  from (values ('shown', true), ('picked', "status" in ('SAVED', 'INVITED')), ('invited', "status" = 'INVITED'))
    as "all" ("counted", "isSo") where "isSo"
$$;

-- The argument says how a row is turned into what is counted; a change is the new row less the old one.
create function "countHiring"() returns trigger language plpgsql as $$
declare "rows" text[];
begin
  if tg_op <> 'DELETE' then
    "rows" := array['select "jobId", "of".*, 1 as "n" from "added", ' || tg_argv[0] || ' as "of"'];
  end if;
  if tg_op <> 'INSERT' then
    "rows" := "rows" || ('select "jobId", "of".*, -1 as "n" from "removed", ' || tg_argv[0] || ' as "of"');
  end if;
  execute 'insert into "hiringChanges" ("jobId", "month", "source", "what", "days", "n")
    select "jobId", "month", "source", "what", "days", sum("n") from (' || array_to_string("rows", ' union all ') || ') "all"
    group by 1, 2, 3, 4, 5 having sum("n") <> 0';
  return null;
end $$;

create or replace function "timeApplications"() returns trigger language plpgsql as $$
begin
  insert into "applicationTimes" ("applicationId", "jobId", "sentAt", "source", "enteredOn")
  select "added"."id", "added"."jobId", "added"."createdAt",
    coalesce("broughtAs", case when "added"."source" = 'APPLIED' then 'APPLIED' when "isFromSearch" then 'SEARCH' else 'DAILY_LIST' end),
    coalesce("pick"."date", ("added"."createdAt" at time zone 'UTC')::date)
  from "added" join "jobs" on "jobs"."id" = "added"."jobId" join "recruiters" using ("recruiterEmail")
    left join "people" on "people"."employerEmail" = "recruiters"."employerEmail"
      and "people"."candidateEmail" = "added"."candidateEmail"
    left join "dailyCandidates" as "pick" on "pick"."jobId" = "added"."jobId"
      and "pick"."candidateEmail" = "added"."candidateEmail" and "added"."source" = 'INVITED';
  return null;
end $$;

-- A hire that was taken back is none.
create or replace function "timeEvents"() returns trigger language plpgsql as $$
begin
  update "applicationTimes" as "times" set
    "answeredAt" = least("times"."answeredAt", "first"."answeredAt"),
    "interviewedAt" = least("times"."interviewedAt", "first"."interviewedAt"),
    "offeredAt" = least("times"."offeredAt", "first"."offeredAt"),
    "hiredAt" = case when "latest"."status" = 'HIRED' then "latest"."at" end,
    "isOut" = "latest"."status" in ('REJECTED', 'WITHDRAWN')
  from (
    select "applicationId", min("at") filter (where "by" <> "candidateEmail") as "answeredAt",
      min("at") filter (where "added"."status" <> 'HIRED' and "stageType" = 'INTERVIEW') as "interviewedAt",
      min("at") filter (where "added"."status" <> 'HIRED' and "stageType" = 'OFFER') as "offeredAt"
    from "added" join "applications" on "applications"."id" = "added"."applicationId"
    group by "applicationId") as "first",
  lateral (
    select "status", "at" from "applicationEvents" where "applicationEvents"."applicationId" = "first"."applicationId"
    order by "at" desc, "id" desc limit 1) as "latest"
  where "times"."applicationId" = "first"."applicationId" and (
    "first"."answeredAt" < coalesce("times"."answeredAt", 'infinity')
    or "first"."interviewedAt" < coalesce("times"."interviewedAt", 'infinity')
    or "first"."offeredAt" < coalesce("times"."offeredAt", 'infinity')
    or "times"."hiredAt" is distinct from case when "latest"."status" = 'HIRED' then "latest"."at" end
    or "times"."isOut" <> ("latest"."status" in ('REJECTED', 'WITHDRAWN')));
  return null;
end $$;

-- An offer counts wherever the applicant stands on the board. One that is erased with its person has been made all the same.
create function "timeOffers"() returns trigger language plpgsql as $$
begin
  update "applicationTimes" as "times" set "offeredAt" = "first"."at"
  from (
    select "applicationId", least(
      (select min("sentAt") from "jobOffers"
        where "jobOffers"."applicationId" = "added"."applicationId" and "jobOffers"."status" <> 'WITHDRAWN'),
      (select min("at") from "applicationEvents" where "applicationEvents"."applicationId" = "added"."applicationId"
        and "applicationEvents"."status" <> 'HIRED' and "stageType" = 'OFFER')) as "at"
    from (select distinct "applicationId" from "added") as "added") as "first"
  where "times"."applicationId" = "first"."applicationId" and "times"."offeredAt" is distinct from "first"."at";
  return null;
end $$;
create trigger "offersTimed" after insert on "jobOffers" referencing new table as "added"
  for each statement execute function "timeOffers"();
create trigger "offersTimedAgain" after update on "jobOffers" referencing new table as "added"
  for each statement execute function "timeOffers"();

-- Adds up what has changed. Two at once would wait for each other's rows, so one does it and the other leaves it.
create function "addUpHiring"() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('figures')) then return; end if;
  with "gone" as (delete from "hiringChanges" returning *),
  "rows" as (
    -- A job that was deleted meanwhile has no figures any more.
    select "jobId", "recruiterEmail", "month", "source", "what", "days", sum("n") as "n"
    from "gone" join "jobs" on "jobs"."id" = "gone"."jobId" group by 1, 2, 3, 4, 5, 6 having sum("n") <> 0),
  "ofJobs" as (
    insert into "jobHiring" as "kept"
    select "jobId", "month", "source", coalesce(sum("n") filter (where "what" = 'shown'), 0),
      coalesce(sum("n") filter (where "what" = 'picked'), 0), coalesce(sum("n") filter (where "what" = 'invited'), 0),
      coalesce(sum("n") filter (where "what" = 'applied'), 0), coalesce(sum("n") filter (where "what" = 'interviewed'), 0),
      coalesce(sum("n") filter (where "what" = 'offered'), 0), coalesce(sum("n") filter (where "what" = 'hired'), 0),
      coalesce(sum("n") filter (where "what" = 'lostApplied'), 0),
      coalesce(sum("n") filter (where "what" = 'lostInterviewed'), 0),
      coalesce(sum("n") filter (where "what" = 'lostOffered'), 0)
    from "rows" where "days" is null group by 1, 2, 3
    on conflict ("jobId", "month", "source") do update set "shown" = "kept"."shown" + excluded."shown",
      "picked" = "kept"."picked" + excluded."picked", "invited" = "kept"."invited" + excluded."invited",
      "applied" = "kept"."applied" + excluded."applied", "interviewed" = "kept"."interviewed" + excluded."interviewed",
      "offered" = "kept"."offered" + excluded."offered", "hired" = "kept"."hired" + excluded."hired",
      "lostApplied" = "kept"."lostApplied" + excluded."lostApplied",
      "lostInterviewed" = "kept"."lostInterviewed" + excluded."lostInterviewed",
      "lostOffered" = "kept"."lostOffered" + excluded."lostOffered")
  insert into "recruiterDays" as "kept"
  select "recruiterEmail", "month", "source", "what", "days", sum("n") from "rows" where "days" is not null
  group by 1, 2, 3, 4, 5 having sum("n") <> 0
  on conflict ("recruiterEmail", "month", "source", "what", "days") do update set "n" = "kept"."n" + excluded."n";
end $$;

-- The days of a job's applications go with it, to another recruiter or away: those there are, less those that are not added
-- up yet and will be for the one who has the job then. Nothing is added up meanwhile.
create function "moveHiring"("moved" uuid, "from" text, "to" text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('figures'));
  insert into "recruiterDays" as "kept"
  select "whose", "month", "source", "what", "days", sum("sign" * "n")
  from (
    select "of"."month", "of"."source", "of"."what", "of"."days", 1 as "n" from "applicationTimes",
      "hiringOf"("enteredOn", "applicationTimes"."source", "sentAt", "interviewedAt", "offeredAt", "hiredAt", "isOut") as "of"
    where "jobId" = "moved" and "of"."days" is not null
    union all
    select "month", "source", "what", "days", -"n" from "hiringChanges" where "jobId" = "moved" and "days" is not null) as "all",
  (values ("from", -1), ("to", 1)) as "sides" ("whose", "sign")
  where "whose" is not null group by 1, 2, 3, 4, 5 having sum("sign" * "n") <> 0
  on conflict ("recruiterEmail", "month", "source", "what", "days") do update set "n" = "kept"."n" + excluded."n";
end $$;
create function "hiringFollowsJob"() returns trigger language plpgsql as $$
begin
  if not exists (select from "recruiters" where "recruiterEmail" = old."recruiterEmail") then return null; end if;
  perform "moveHiring"(old."id", old."recruiterEmail", new."recruiterEmail");
  return null;
end $$;
create trigger "jobsHiringHandedOver" after update of "recruiterEmail" on "jobs" for each row
  when (old."recruiterEmail" <> new."recruiterEmail") execute function "hiringFollowsJob"();
create function "forgetHiring"() returns trigger language plpgsql as $$
begin
  perform "moveHiring"(old."id", old."recruiterEmail", null);
  delete from "jobHiring" where "jobId" = old."id";
  return old;
end $$;
create trigger "jobsHiringForgotten" before delete on "jobs" for each row execute function "forgetHiring"();

-- How people were brought was not kept before.
update "applicationTimes" as "times" set
  "source" = case when "applications"."source" = 'APPLIED' then 'APPLIED' when "isFromSearch" then 'SEARCH' else 'DAILY_LIST' end,
  "enteredOn" = coalesce("pick"."date", ("applications"."createdAt" at time zone 'UTC')::date),
  "offeredAt" = least(
    (select min("sentAt") from "jobOffers" where "jobOffers"."applicationId" = "applications"."id" and "jobOffers"."status" <> 'WITHDRAWN'),
    (select min("at") from "applicationEvents" where "applicationEvents"."applicationId" = "applications"."id"
      and "applicationEvents"."status" <> 'HIRED' and "stageType" = 'OFFER')),
  "hiredAt" = case when "latest"."status" = 'HIRED' then "latest"."at" end,
  "isOut" = coalesce("latest"."status" in ('REJECTED', 'WITHDRAWN'), false)
from "applications" left join "dailyCandidates" as "pick" on "pick"."jobId" = "applications"."jobId"
    and "pick"."candidateEmail" = "applications"."candidateEmail" and "applications"."source" = 'INVITED'
  left join lateral (
    select "status", "at" from "applicationEvents" where "applicationEvents"."applicationId" = "applications"."id"
    order by "at" desc, "applicationEvents"."id" desc limit 1) as "latest" on true
where "times"."applicationId" = "applications"."id";
-- A constraint, as only the triggers above write these rows: an earlier build may go on beside it.
alter table "applicationTimes" add constraint "applicationTimesKnown" check ("source" is not null and "enteredOn" is not null);

insert into "hiringChanges" ("jobId", "month", "source", "what", "days", "n")
select "jobId", "of".*, count(*) from "applicationTimes",
  "hiringOf"("enteredOn", "applicationTimes"."source", "sentAt", "interviewedAt", "offeredAt", "hiredAt", "isOut") as "of" group by 1, 2, 3, 4, 5
union all
select "jobId", "of".*, count(*) from "dailyCandidates",
  "hiringOfPick"("dailyCandidates"."date", "isFromSearch", "status") as "of" group by 1, 2, 3, 4, 5;
select "addUpHiring"();

create trigger "timesHiring" after insert on "applicationTimes" referencing new table as "added" for each statement
  execute function "countHiring"('"hiringOf"("enteredOn", "source", "sentAt", "interviewedAt", "offeredAt", "hiredAt", "isOut")');
create trigger "timesHiringAgain" after update on "applicationTimes" referencing new table as "added" old table as "removed" for each statement
  execute function "countHiring"('"hiringOf"("enteredOn", "source", "sentAt", "interviewedAt", "offeredAt", "hiredAt", "isOut")');
create trigger "timesNotHiring" after delete on "applicationTimes" referencing old table as "removed" for each statement
  execute function "countHiring"('"hiringOf"("enteredOn", "source", "sentAt", "interviewedAt", "offeredAt", "hiredAt", "isOut")');
create trigger "picksHiring" after insert on "dailyCandidates" referencing new table as "added" for each statement
  execute function "countHiring"('"hiringOfPick"("date", "isFromSearch", "status")');
create trigger "picksHiringAgain" after update on "dailyCandidates" referencing new table as "added" old table as "removed" for each statement
  execute function "countHiring"('"hiringOfPick"("date", "isFromSearch", "status")');
create trigger "picksNotHiring" after delete on "dailyCandidates" referencing old table as "removed" for each statement
  execute function "countHiring"('"hiringOfPick"("date", "isFromSearch", "status")');
