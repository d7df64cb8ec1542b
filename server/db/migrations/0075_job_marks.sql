-- Jobs that a candidate keeps, and those they do not want to see again.
create table "jobMarks" (
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "jobId" uuid not null references "jobs" on delete cascade,
  "mark" text not null check ("mark" in ('SAVED', 'HIDDEN')),
  "markedAt" timestamptz not null,
  primary key ("candidateEmail", "jobId")
);
create index "jobMarksByJob" on "jobMarks" ("jobId");
create index "jobMarksByDay" on "jobMarks" ("candidateEmail", "mark", "markedAt" desc, "jobId" desc);
