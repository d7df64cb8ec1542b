-- Archives of resumes. The archive lies in the storage in pieces until it is read; an earlier build, which knows nothing
-- of archives, looks at "heldUntil" alone, so these imports are held by a column of their own.
alter table "imports" add column "archiveKeys" text[];
alter table "imports" add column "archiveSize" integer;
alter table "imports" add column "archiveHeldUntil" timestamptz;
create index "importsOfArchives" on "imports" ("archiveHeldUntil")
  where "kind" = 'RESUMES' and "status" in ('READING', 'RUNNING');
create index "importsByArchiveKeys" on "imports" using gin ("archiveKeys") where "archiveKeys" is not null;

-- The files of an archive. What was read of one is held until it is added or the import is dropped.
create table "importedResumes" (
  "importId" uuid not null references "imports" on delete cascade,
  -- In the order of the archive, from 0.
  "place" integer not null,
  -- Which of the archive's own entries it is.
  "entry" integer not null,
  "name" text not null,
  "size" integer not null,
  "state" text not null check ("state" in ('WAITING', 'READ', 'KNOWN', 'DUPLICATE', 'INCOMPLETE', 'WRONG', 'SKIPPED', 'ADDED')),
  "reason" text,
  "isSkipped" boolean not null default false,
  -- Who it seems to be of, as read and as corrected.
  "contact" jsonb,
  -- Its text and the facts in it.
  "resume" jsonb,
  "resumeKey" text,
  -- Goes with them: when they decline, answer or run out of time, nothing here tells of them.
  "personId" uuid references "addedPeople" on delete cascade,
  primary key ("importId", "place")
);
create index "importedResumesByKey" on "importedResumes" ("resumeKey") where "resumeKey" is not null;
create index "importedResumesByPerson" on "importedResumes" ("personId") where "personId" is not null;
