-- Whose job a conversation is about: a list of them is read in order from one index, without the jobs.
alter table "messageThreads" add column "hirerEmail" text references "recruiters" on update cascade on delete cascade;

-- The job is held, so that one who hands it over at that moment either is waited for, or waits and finds the conversation.
create function "knowThreadsHirer"() returns trigger language plpgsql as $$
declare "hirer" text;
begin
  select "recruiterEmail" into "hirer" from "jobs" where "id" = new."jobId" for share;
  update "messageThreads" set "hirerEmail" = "hirer" where "id" = new."id";
  return null;
end $$;
create trigger "messageThreadsHirer" after insert on "messageThreads" for each row execute function "knowThreadsHirer"();
create function "changeThreadsHirer"() returns trigger language plpgsql as $$
begin
  update "messageThreads" set "hirerEmail" = new."recruiterEmail"
  where "jobId" = new."id" and "hirerEmail" is distinct from new."recruiterEmail";
  return null;
end $$;
create trigger "jobsChangeThreadsHirer" after update of "recruiterEmail" on "jobs"
  for each row when (old."recruiterEmail" is distinct from new."recruiterEmail") execute function "changeThreadsHirer"();

update "messageThreads" set "hirerEmail" = "jobs"."recruiterEmail" from "jobs" where "jobs"."id" = "messageThreads"."jobId";
create index "messageThreadsByHirer" on "messageThreads" ("hirerEmail", "latestAt" desc, "id" desc);
analyze "messageThreads";

-- What waits in the queue of those that were looked at and left lately, or put off: of a job that runs for long nearly all
-- were looked at long ago.
create index "dailyCandidatesLeft" on "dailyCandidates" ("jobId", "status", "reviewedAt") where "status" in ('VIEWED', 'SNOOZED');
