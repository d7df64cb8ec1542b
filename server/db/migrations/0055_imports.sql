-- Files that recruiters import: the file itself until it is through, how it is read, and how far that has come.
create table "imports" (
  "id" uuid primary key,
  "recruiterEmail" text not null references "recruiters" on update cascade on delete cascade,
  "kind" text not null,
  "fileName" text not null,
  "status" text not null,
  -- Gone once the import is done.
  "file" bytea,
  -- Headings with samples, the fields proposed for them, and the software it seems to be from.
  "reading" jsonb not null,
  -- A field for each column.
  "fields" jsonb not null,
  -- The language of its recruiter when it was started: reasons are written in it.
  "locale" text not null,
  "rows" integer not null,
  -- Rows that are through, in the order of the file: where it goes on after a server was killed.
  "done" integer not null default 0,
  "added" integer not null default 0,
  "known" integer not null default 0,
  "refused" integer not null default 0,
  "problems" jsonb not null default '[]',
  "createdAt" timestamptz not null,
  -- Until when the server that works on it has it; null before it was started and once it is done.
  "heldUntil" timestamptz,
  "endedAt" timestamptz
);
create index "importsByRecruiter" on "imports" ("recruiterEmail", "createdAt" desc);
create index "importsRunning" on "imports" ("heldUntil") where "status" = 'RUNNING';

-- People an employer added itself, who have not said yet whether they want that. They are nowhere else.
create table "addedPeople" (
  "id" uuid primary key,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  -- Null once the recruiter has left.
  "recruiterEmail" text references "recruiters" on update cascade on delete set null,
  "candidateEmail" text not null,
  "fields" jsonb not null,
  "jobId" uuid references "jobs" on delete set null,
  "referredBy" text,
  "resumeKey" text,
  "resumeFileName" text,
  -- The other columns of a candidate that are read from a resume.
  "resume" jsonb,
  "tokenHash" text not null unique,
  "addedAt" timestamptz not null,
  "endsAt" timestamptz not null,
  unique ("employerEmail", "candidateEmail")
);
create index "addedPeopleByTime" on "addedPeople" ("employerEmail", "addedAt" desc, "id" desc);
create index "addedPeopleByJob" on "addedPeople" ("jobId");
create index "addedPeopleByRecruiter" on "addedPeople" ("recruiterEmail");
create index "addedPeopleByEnd" on "addedPeople" ("endsAt");
create index "addedPeopleByEmail" on "addedPeople" ("candidateEmail");
create index "addedPeopleByResume" on "addedPeople" ("resumeKey");

-- Who was asked by mail, for whom: nobody is asked twice. The addresses are keyed hashes.
create table "askedAddresses" (
  "emailHash" text not null,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "recruiterEmail" text references "recruiters" on update cascade on delete set null,
  "at" timestamptz not null,
  primary key ("emailHash", "employerEmail")
);
create index "askedAddressesByEmployer" on "askedAddresses" ("employerEmail", "at");
create index "askedAddressesByRecruiter" on "askedAddresses" ("recruiterEmail", "at");

-- Addresses that no employer may add; keyed hashes too.
create table "blockedAddresses" (
  "emailHash" text primary key,
  "at" timestamptz not null
);
