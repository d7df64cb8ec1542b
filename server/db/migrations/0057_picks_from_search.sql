-- Whether a recruiter put someone on the list, found by a search, and not the daily run.
alter table "dailyCandidates" add column "isFromSearch" boolean not null default false;
