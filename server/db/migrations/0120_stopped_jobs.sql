-- Since when a job has had a status that not everyone it concerns has been told of. Every way a job stops or goes on
-- passes here: its recruiter, its last day, a plan that ended, an account that was erased. Whether someone hears of it
-- depends on the state they were last told: a job that is open again before anyone was told needs no telling.
alter table "jobs" add column "untoldSince" timestamptz, add column "closedItself" boolean not null default false;
create index "jobs_untold" on "jobs" ("untoldSince") where "untoldSince" is not null;
alter table "applications" add column "toldJobState" text;
alter table "invitations" add column "toldJobState" text;
create function "noteJobStatus"() returns trigger language plpgsql as $$
begin
  new."untoldSince" := new."updatedAt";
  if new."status" = 'OPEN' then
    new."closedItself" := false;
  end if;
  return new;
end $$;
create trigger "jobs_status" before update of "status" on "jobs"
for each row when (old."status" is distinct from new."status") execute function "noteJobStatus"();
