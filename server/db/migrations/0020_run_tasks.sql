-- A daily run while it lasts: what it is about, what is still to be done, and whom each job would have. All of it goes
-- with the end of the run.
create table "dailyRuns" (
  "id" uuid primary key,
  "date" date not null,
  -- The moment of the run: who may be picked is asked as of then.
  "at" timestamptz not null,
  "perJob" integer not null,
  -- Only workers that score alike work on the same run.
  "matcherVersion" text not null,
  "round" integer not null default 0,
  -- Tasks left; who finishes the last one writes those of the next step.
  "left" integer not null,
  -- What is ordinary among the people, as the scoring serialises it.
  "ordinary" bytea,
  "lists" integer not null default 0,
  "candidates" integer not null default 0
);

create table "runTasks" (
  "id" uuid primary key,
  "runId" uuid not null references "dailyRuns" on delete cascade,
  "task" jsonb not null,
  "tries" integer not null default 0
);
create index "runTasksByRun" on "runTasks" ("runId");

create table "runJobs" (
  "runId" uuid not null references "dailyRuns" on delete cascade,
  "jobId" uuid not null references "jobs" on delete cascade,
  "poolSize" integer not null,
  "fitting" integer not null,
  -- Whether more people fit than are kept here.
  "cut" boolean not null,
  "explanation" jsonb,
  -- The best, one entry each.
  "emails" text[] not null,
  "scores" smallint[] not null,
  "fines" double precision[] not null,
  "orders" bigint[] not null,
  primary key ("runId", "jobId")
);
create index "runJobsByJob" on "runJobs" ("jobId");
