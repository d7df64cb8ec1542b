-- Several resumes of a candidate. The main one, by which lists are made, stays in the candidate's row, where earlier builds
-- look for it too; the others have rows of their own. An application names the one it was sent with: without a name, or
-- with that of no row here, it is the main one.
alter table "candidates"
  add column "resumeId" uuid not null default gen_random_uuid(),
  -- Null while it is called after its file.
  add column "resumeName" text,
  -- Null for one that came before this was kept; it came with the account then, as far as is known.
  add column "resumeAddedAt" timestamptz;

create table "resumes" (
  "id" uuid primary key,
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "resumeName" text,
  "resumeAddedAt" timestamptz not null,
  -- Once its owner has removed or replaced it; it stays with the applications it was sent with.
  "removedAt" timestamptz,
  "resumeFileName" text,
  "resumeUnreadPages" jsonb not null default '[]',
  "resumeHasHiddenText" boolean not null default false,
  "resumeKey" text,
  "resumeKind" text,
  "resumeText" text,
  "facts" jsonb,
  "factsVersion" text,
  "factCorrections" jsonb not null default '{}',
  "headline" text,
  "skills" jsonb not null default '[]',
  "yearsOfExperience" double precision
);
create index "resumesByCandidate" on "resumes" ("candidateEmail", "resumeAddedAt" desc);
create index "resumesByKey" on "resumes" ("resumeKey") where "resumeKey" is not null;

alter table "applications" add column "resumeId" uuid;
create index "applicationsByResume" on "applications" ("resumeId") where "resumeId" is not null;

-- An earlier build that replaces a resume says nothing of the day.
create function "noteResume"() returns trigger language plpgsql as $$
begin
  new."resumeAddedAt" := now();
  return new;
end;
$$;
create trigger "resumeReplaced" before update of "resumeKey" on "candidates"
  for each row when (
    old."resumeKey" is distinct from new."resumeKey" and old."resumeId" = new."resumeId"
    and old."resumeAddedAt" is not distinct from new."resumeAddedAt")
  execute function "noteResume"();
