-- Files that recruiters attach to a person: certificates, portfolios, references. What was removed leaves its name and
-- who removed it, and no file.
create table "personFiles" (
  "id" uuid primary key,
  "employerEmail" text not null,
  "candidateEmail" text not null,
  -- Null once they have left, as with notes.
  "addedBy" text references "recruiters" on update cascade on delete set null,
  "fileName" text not null,
  "kind" text not null,
  "size" bigint not null,
  "key" text,
  "addedAt" timestamptz not null,
  "removedBy" text references "recruiters" on update cascade on delete set null,
  "removedAt" timestamptz,
  foreign key ("employerEmail", "candidateEmail") references "people" on update cascade on delete cascade,
  check (("key" is null) = ("removedAt" is not null))
);
create index "personFilesByPerson" on "personFiles" ("employerEmail", "candidateEmail", "addedAt" desc);
create index "personFilesByCandidate" on "personFiles" ("candidateEmail");
create index "personFilesByKey" on "personFiles" ("key") where "key" is not null;
create index "personFilesByAuthor" on "personFiles" ("addedBy");
create index "personFilesByRemover" on "personFiles" ("removedBy");
create trigger "filesChangePerson" after insert or update or delete on "personFiles"
  for each row execute function "changePerson"();
