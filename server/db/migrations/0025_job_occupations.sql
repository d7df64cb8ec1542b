-- The occupations a job is for, by which candidates' jobs are chosen among very many before any is compared. The server
-- finds them; a job whose text changes waits for new ones.
alter table "jobs"
  add column "occupations" smallint[],
  -- Of the rules they were found by.
  add column "occupationsVersion" integer;
create index "jobsOpenByOccupation" on "jobs" using gin ("occupations") with (fastupdate = off) where "status" = 'OPEN';

create function "forgetJobOccupations"() returns trigger language plpgsql as $$
begin
  new."occupations" := null;
  return new;
end;
$$;
create trigger "jobsOccupations" before update of "title", "description" on "jobs"
  for each row when (old."title" is distinct from new."title" or old."description" is distinct from new."description")
  execute function "forgetJobOccupations"();
