-- Threads of messages: one candidate and one job.
create table "messageThreads" (
  "id" uuid primary key,
  "jobId" uuid not null references "jobs" on delete cascade,
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "latestAt" timestamptz not null,
  unique ("jobId", "candidateEmail")
);
create index "messageThreadsByCandidate" on "messageThreads" ("candidateEmail", "latestAt" desc);

create table "messages" (
  "id" uuid primary key,
  "threadId" uuid not null references "messageThreads" on delete cascade,
  "from" text not null check ("from" in ('CANDIDATE', 'RECRUITER')),
  -- The recruiter who wrote it; null once they have left, and for candidates, who are named by the thread.
  "recruiterEmail" text references "recruiters" on update cascade on delete set null,
  "text" text not null,
  "createdAt" timestamptz not null,
  -- When the other side opened it.
  "readAt" timestamptz,
  -- Whether the other side was told by mail; the next mail comes once that message is read.
  "isMailed" boolean not null
);
create index "messagesByThread" on "messages" ("threadId", "createdAt" desc, "id" desc);
create index "messagesUnread" on "messages" ("threadId", "from") where "readAt" is null;
create index "messagesByRecruiter" on "messages" ("recruiterEmail");
