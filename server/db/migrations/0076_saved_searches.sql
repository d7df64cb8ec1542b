-- Searches that candidates keep, to be told by mail of new jobs that fit them.
create table "savedSearches" (
  "id" uuid primary key,
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "name" text not null,
  "search" jsonb not null,
  -- While it is set nothing is told.
  "pausedAt" timestamptz,
  -- Jobs that were opened until then are no news.
  "seenTo" timestamptz not null,
  -- When a mail last had something of it.
  "mailedAt" timestamptz,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create unique index "savedSearchesByName" on "savedSearches" ("candidateEmail", lower("name"));
create index "savedSearchesRunning" on "savedSearches" ("candidateEmail") where "pausedAt" is null;

-- Jobs a candidate was told of by mail: none comes twice, whichever search finds it and however often it is opened.
create table "toldJobs" (
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "jobId" uuid not null references "jobs" on delete cascade,
  "toldAt" timestamptz not null,
  primary key ("candidateEmail", "jobId")
);
create index "toldJobsByJob" on "toldJobs" ("jobId");

-- The last day, on the candidate's own calendar, that was seen to for a kind of mail: no day has two, however many servers
-- there are.
create table "candidateMails" (
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "kind" text not null check ("kind" in ('NEW_JOBS', 'PICKED', 'STANDING')),
  "day" date not null,
  primary key ("candidateEmail", "kind")
);
