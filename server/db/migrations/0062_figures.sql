-- When an application was sent, first answered, first reached an interview, and led to a hire: one narrow row each, so that
-- figures read no histories. Kept by the triggers below.
create table "applicationTimes" (
  "applicationId" uuid primary key references "applications" on delete cascade,
  "jobId" uuid not null,
  "sentAt" timestamptz not null,
  "answeredAt" timestamptz,
  "interviewedAt" timestamptz,
  "hiredAt" timestamptz
);
create index "applicationTimesByJob" on "applicationTimes" ("jobId", "sentAt") include ("answeredAt");

-- What changed since the figures were last added up. Rows are only added, so no change waits for another.
create table "figureChanges" (
  "jobId" uuid not null,
  -- In UTC; null where the day is not known.
  "date" date,
  "what" text not null,
  "n" integer not null
);
create index "figureChangesByJob" on "figureChanges" ("jobId");

-- Added up by day; 'infinity' has all days. A figure is what stands here and what has changed since.
create table "jobFigures" (
  "jobId" uuid not null,
  "date" date not null,
  "dailyLists" bigint not null,
  "dailyCandidates" bigint not null,
  "saved" bigint not null,
  "invited" bigint not null,
  "passed" bigint not null,
  "applications" bigint not null,
  "interviews" bigint not null,
  "hires" bigint not null,
  primary key ("jobId", "date")
);
create table "recruiterFigures" (
  "recruiterEmail" text not null references "recruiters" on update cascade on delete cascade,
  "date" date not null,
  "dailyLists" bigint not null,
  "dailyCandidates" bigint not null,
  "saved" bigint not null,
  "invited" bigint not null,
  "passed" bigint not null,
  "applications" bigint not null,
  "interviews" bigint not null,
  "hires" bigint not null,
  primary key ("recruiterEmail", "date")
);

create function "timeApplications"() returns trigger language plpgsql as $$
begin
  insert into "applicationTimes" ("applicationId", "jobId", "sentAt") select "id", "jobId", "createdAt" from "added";
  return null;
end $$;
create trigger "applicationsTimed" after insert on "applications"
  referencing new table as "added" for each statement execute function "timeApplications"();

-- An answer is the first change that the candidate did not make.
create function "timeEvents"() returns trigger language plpgsql as $$
begin
  update "applicationTimes" as "times" set
    "answeredAt" = least("times"."answeredAt", "first"."answeredAt"),
    "interviewedAt" = least("times"."interviewedAt", "first"."interviewedAt"),
    "hiredAt" = least("times"."hiredAt", "first"."hiredAt")
  from (
    select "applicationId", min("at") filter (where "by" <> "candidateEmail") as "answeredAt",
      min("at") filter (where "added"."status" <> 'HIRED' and "stageType" = 'INTERVIEW') as "interviewedAt",
      min("at") filter (where "added"."status" = 'HIRED') as "hiredAt"
    from "added" join "applications" on "applications"."id" = "added"."applicationId"
    group by "applicationId") as "first"
  where "times"."applicationId" = "first"."applicationId" and (
    "first"."answeredAt" < coalesce("times"."answeredAt", 'infinity')
    or "first"."interviewedAt" < coalesce("times"."interviewedAt", 'infinity')
    or "first"."hiredAt" < coalesce("times"."hiredAt", 'infinity'));
  return null;
end $$;
create trigger "eventsTimed" after insert on "applicationEvents"
  referencing new table as "added" for each statement execute function "timeEvents"();

-- Each of these turns a row into figures; a change is the new row less the old one.
create function "figuresOfTimes"("sentAt" timestamptz, "interviewedAt" timestamptz, "hiredAt" timestamptz)
returns table ("date" date, "what" text) language sql immutable as $$
  select ("at" at time zone 'UTC')::date, "named"
  from (values ("sentAt", 'applications'), ("interviewedAt", 'interviews'), ("hiredAt", 'hires')) as "all" ("at", "named")
  where "at" is not null
$$;
create function "figuresOfPick"("listed" date, "status" text, "reviewedAt" timestamptz)
returns table ("date" date, "what" text) language sql immutable as $$
  select "listed", 'dailyCandidates'
  union all
  select ("reviewedAt" at time zone 'UTC')::date, lower("status") where "status" in ('SAVED', 'INVITED', 'PASSED')
$$;
-- A list without anyone is not delivered.
create function "figuresOfList"("listed" date, "size" integer)
returns table ("date" date, "what" text) language sql immutable as $$
  select "listed", 'dailyLists' where "size" > 0
$$;

-- The argument says how a row is turned into figures.
create function "countAdded"() returns trigger language plpgsql as $$
begin
  execute 'insert into "figureChanges" ("jobId", "date", "what", "n") select "jobId", "of"."date", "of"."what", count(*)
    from "added", ' || tg_argv[0] || ' as "of" group by 1, 2, 3';
  return null;
end $$;
create function "countRemoved"() returns trigger language plpgsql as $$
begin
  execute 'insert into "figureChanges" ("jobId", "date", "what", "n") select "jobId", "of"."date", "of"."what", -count(*)
    from "removed", ' || tg_argv[0] || ' as "of" group by 1, 2, 3';
  return null;
end $$;
create function "countChanged"() returns trigger language plpgsql as $$
begin
  execute 'insert into "figureChanges" ("jobId", "date", "what", "n") select "jobId", "date", "what", sum("n") from (
      select "jobId", "of"."date", "of"."what", 1 as "n" from "added", ' || tg_argv[0] || ' as "of"
      union all
      select "jobId", "of"."date", "of"."what", -1 from "removed", ' || tg_argv[0] || ' as "of") as "all"
    group by 1, 2, 3 having sum("n") <> 0';
  return null;
end $$;

create trigger "timesCounted" after insert on "applicationTimes" referencing new table as "added"
  for each statement execute function "countAdded"('"figuresOfTimes"("sentAt", "interviewedAt", "hiredAt")');
create trigger "timesCountedAgain" after update on "applicationTimes" referencing new table as "added" old table as "removed"
  for each statement execute function "countChanged"('"figuresOfTimes"("sentAt", "interviewedAt", "hiredAt")');
create trigger "timesUncounted" after delete on "applicationTimes" referencing old table as "removed"
  for each statement execute function "countRemoved"('"figuresOfTimes"("sentAt", "interviewedAt", "hiredAt")');
create trigger "picksCounted" after insert on "dailyCandidates" referencing new table as "added"
  for each statement execute function "countAdded"('"figuresOfPick"("date", "status", "reviewedAt")');
create trigger "picksCountedAgain" after update on "dailyCandidates" referencing new table as "added" old table as "removed"
  for each statement execute function "countChanged"('"figuresOfPick"("date", "status", "reviewedAt")');
create trigger "picksUncounted" after delete on "dailyCandidates" referencing old table as "removed"
  for each statement execute function "countRemoved"('"figuresOfPick"("date", "status", "reviewedAt")');
create trigger "listsCounted" after insert on "dailyLists" referencing new table as "added"
  for each statement execute function "countAdded"('"figuresOfList"("date", "size")');
create trigger "listsCountedAgain" after update on "dailyLists" referencing new table as "added" old table as "removed"
  for each statement execute function "countChanged"('"figuresOfList"("date", "size")');
create trigger "listsUncounted" after delete on "dailyLists" referencing old table as "removed"
  for each statement execute function "countRemoved"('"figuresOfList"("date", "size")');

-- Adds up what has changed. Two at once would wait for each other's rows, so one does it and the other leaves it.
create function "addUpFigures"() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('figures')) then return; end if;
  with "gone" as (delete from "figureChanges" returning *),
  "all" as (
    select "jobId", "day" as "date", "what", sum("n") as "n"
    from "gone", unnest(array["date", 'infinity'::date]) as "day" where "day" is not null group by 1, 2, 3),
  "rows" as (
    -- A job that was deleted meanwhile has no figures any more.
    select "jobId", "recruiterEmail", "date", coalesce(sum("n") filter (where "what" = 'dailyLists'), 0) as "dailyLists",
      coalesce(sum("n") filter (where "what" = 'dailyCandidates'), 0) as "dailyCandidates",
      coalesce(sum("n") filter (where "what" = 'saved'), 0) as "saved",
      coalesce(sum("n") filter (where "what" = 'invited'), 0) as "invited",
      coalesce(sum("n") filter (where "what" = 'passed'), 0) as "passed",
      coalesce(sum("n") filter (where "what" = 'applications'), 0) as "applications",
      coalesce(sum("n") filter (where "what" = 'interviews'), 0) as "interviews",
      coalesce(sum("n") filter (where "what" = 'hires'), 0) as "hires"
    from "all" join "jobs" on "jobs"."id" = "all"."jobId" group by 1, 2, 3),
  "ofJobs" as (
    insert into "jobFigures" as "kept"
    select "jobId", "date", "dailyLists", "dailyCandidates", "saved", "invited", "passed", "applications", "interviews", "hires"
    from "rows"
    on conflict ("jobId", "date") do update set "dailyLists" = "kept"."dailyLists" + excluded."dailyLists",
      "dailyCandidates" = "kept"."dailyCandidates" + excluded."dailyCandidates",
      "saved" = "kept"."saved" + excluded."saved", "invited" = "kept"."invited" + excluded."invited",
      "passed" = "kept"."passed" + excluded."passed", "applications" = "kept"."applications" + excluded."applications",
      "interviews" = "kept"."interviews" + excluded."interviews", "hires" = "kept"."hires" + excluded."hires")
  insert into "recruiterFigures" as "kept"
  select "recruiterEmail", "date", sum("dailyLists"), sum("dailyCandidates"), sum("saved"), sum("invited"), sum("passed"),
    sum("applications"), sum("interviews"), sum("hires")
  from "rows" group by 1, 2
  on conflict ("recruiterEmail", "date") do update set "dailyLists" = "kept"."dailyLists" + excluded."dailyLists",
    "dailyCandidates" = "kept"."dailyCandidates" + excluded."dailyCandidates",
    "saved" = "kept"."saved" + excluded."saved", "invited" = "kept"."invited" + excluded."invited",
    "passed" = "kept"."passed" + excluded."passed", "applications" = "kept"."applications" + excluded."applications",
    "interviews" = "kept"."interviews" + excluded."interviews", "hires" = "kept"."hires" + excluded."hires";
end $$;

-- A job's figures go with it, to another recruiter or away. Nothing is added up meanwhile. A recruiter whose address has
-- changed is the same one: the rows have followed.
create function "moveFigures"("moved" uuid, "from" text, "to" text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('figures'));
  insert into "recruiterFigures" as "kept"
  select "whose", "date", "sign" * "dailyLists", "sign" * "dailyCandidates", "sign" * "saved", "sign" * "invited",
    "sign" * "passed", "sign" * "applications", "sign" * "interviews", "sign" * "hires"
  from "jobFigures", (values ("from", -1), ("to", 1)) as "sides" ("whose", "sign")
  where "jobId" = "moved" and "whose" is not null
  on conflict ("recruiterEmail", "date") do update set "dailyLists" = "kept"."dailyLists" + excluded."dailyLists",
    "dailyCandidates" = "kept"."dailyCandidates" + excluded."dailyCandidates",
    "saved" = "kept"."saved" + excluded."saved", "invited" = "kept"."invited" + excluded."invited",
    "passed" = "kept"."passed" + excluded."passed", "applications" = "kept"."applications" + excluded."applications",
    "interviews" = "kept"."interviews" + excluded."interviews", "hires" = "kept"."hires" + excluded."hires";
end $$;
create function "followJob"() returns trigger language plpgsql as $$
begin
  if not exists (select from "recruiters" where "recruiterEmail" = old."recruiterEmail") then return null; end if;
  perform "moveFigures"(old."id", old."recruiterEmail", new."recruiterEmail");
  return null;
end $$;
create trigger "jobsHandedOver" after update of "recruiterEmail" on "jobs" for each row
  when (old."recruiterEmail" <> new."recruiterEmail") execute function "followJob"();
create function "forgetJob"() returns trigger language plpgsql as $$
begin
  perform "moveFigures"(old."id", old."recruiterEmail", null);
  delete from "jobFigures" where "jobId" = old."id";
  return old;
end $$;
create trigger "jobsForgotten" before delete on "jobs" for each row execute function "forgetJob"();

insert into "applicationTimes" ("applicationId", "jobId", "sentAt", "answeredAt", "interviewedAt", "hiredAt")
select "applications"."id", "jobId", "createdAt",
  min("at") filter (where "by" <> "candidateEmail"),
  min("at") filter (where "event"."status" <> 'HIRED' and "stageType" = 'INTERVIEW'),
  min("at") filter (where "event"."status" = 'HIRED')
from "applications" left join "applicationEvents" "event" on "event"."applicationId" = "applications"."id"
group by "applications"."id";
insert into "figureChanges" ("jobId", "date", "what", "n")
select "jobId", "of"."date", "of"."what", count(*) from "dailyCandidates", "figuresOfPick"("dailyCandidates"."date", "status", "reviewedAt") as "of" group by 1, 2, 3
union all
select "jobId", "of"."date", "of"."what", count(*) from "dailyLists", "figuresOfList"("dailyLists"."date", "size") as "of" group by 1, 2, 3;
select "addUpFigures"();
