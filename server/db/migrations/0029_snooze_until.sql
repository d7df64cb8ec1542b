-- The day a snoozed pick comes back by itself.
alter table "dailyCandidates" add column "snoozedUntil" date;
-- The queue asks for what is undecided; that is a small part of all picks.
create index "dailyCandidatesUndecided" on "dailyCandidates" ("jobId", "date")
  where "status" in ('NEW', 'VIEWED', 'SNOOZED');
