-- How much happened in a job each week: which jobs were busiest in a quarter is found without reading each day of each job.
create table "jobWeeks" (
  "jobId" uuid not null,
  -- Its Monday.
  "week" date not null,
  -- All the figures of its days together.
  "n" bigint not null,
  primary key ("jobId", "week") include ("n")
);
create function "mondayOf"("date" date) returns date language sql immutable as $$
  select "date" - (extract(isodow from "date")::integer - 1)
$$;

-- Nothing is added up while what stands is taken over.
select pg_advisory_xact_lock(hashtext('figures'));
insert into "jobWeeks"
select "jobId", "mondayOf"("date"), sum("dailyLists" + "dailyCandidates" + "saved" + "invited" + "passed" + "applications"
  + "interviews" + "hires")
from "jobFigures" where "date" < 'infinity' group by 1, 2;

create or replace function "addUpFigures"() returns void language plpgsql as $$
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
      "interviews" = "kept"."interviews" + excluded."interviews", "hires" = "kept"."hires" + excluded."hires"),
  "ofWeeks" as (
    insert into "jobWeeks" as "kept"
    select "jobId", "mondayOf"("date"), sum("dailyLists" + "dailyCandidates" + "saved" + "invited" + "passed" + "applications"
      + "interviews" + "hires")
    from "rows" where "date" < 'infinity' group by 1, 2
    on conflict ("jobId", "week") do update set "n" = "kept"."n" + excluded."n")
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

create or replace function "forgetJob"() returns trigger language plpgsql as $$
begin
  perform "moveFigures"(old."id", old."recruiterEmail", null);
  delete from "jobFigures" where "jobId" = old."id";
  delete from "jobWeeks" where "jobId" = old."id";
  return old;
end $$;
