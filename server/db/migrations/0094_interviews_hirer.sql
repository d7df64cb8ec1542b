-- The job is held, so that one who hands it over at that moment either is waited for, or waits and finds the interview.
create or replace function "knowHirer"() returns trigger language plpgsql as $$
begin
  select "jobs"."recruiterEmail" into new."hirerEmail"
  from "applications" join "jobs" on "jobs"."id" = "applications"."jobId" where "applications"."id" = new."applicationId"
  for share of "jobs";
  return new;
end $$;
