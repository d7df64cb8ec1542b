-- Two who tell of the same application at once: the second read the latest event before it waited for the first, and
-- then wrote what had been the latest. Now it waits before it reads.
create or replace function "timeEvents"() returns trigger language plpgsql as $$
begin
  perform from "applicationTimes" where "applicationId" in (select "applicationId" from "added")
    order by "applicationId" for no key update;
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

create or replace function "timeOffers"() returns trigger language plpgsql as $$
begin
  perform from "applicationTimes" where "applicationId" in (select "applicationId" from "added")
    order by "applicationId" for no key update;
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
