-- Several files about one address become one record: rows and resumes that joined someone the company had.
alter table "imports" add column "joined" integer not null default 0;
alter table "importedResumes" drop constraint "importedResumes_state_check";
alter table "importedResumes" add constraint "importedResumes_state_check" check ("state" in
  ('WAITING', 'READ', 'KNOWN', 'DUPLICATE', 'INCOMPLETE', 'WRONG', 'SKIPPED', 'ADDED', 'JOINED'));

-- What a later file says otherwise about someone who was added. Nothing is overwritten: a recruiter takes it or keeps
-- what was there. Of what was refused only the print stays, so that the same file does not ask again.
create table "addedDifferences" (
  "id" uuid primary key,
  "personId" uuid not null references "addedPeople" on delete cascade,
  "importId" uuid references "imports" on delete set null,
  "about" text not null,
  -- A hash of what differs.
  "print" text not null,
  -- The fields with their other values; null where it is another resume, and once they were refused.
  "fields" jsonb,
  "resumeKey" text,
  "resumeFileName" text,
  "resume" jsonb,
  "isKept" boolean not null default false,
  "foundAt" timestamptz not null,
  unique ("personId", "print")
);
create index "addedDifferencesByImport" on "addedDifferences" ("importId") where "importId" is not null;
create index "addedDifferencesByKey" on "addedDifferences" ("resumeKey") where "resumeKey" is not null;
