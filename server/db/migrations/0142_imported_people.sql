-- Which people of a company an import brought, or said something about: they are listed and considered for a job together,
-- as long as the record of the import is kept.
create table "importedPeople" (
  "importId" uuid not null references "imports" on delete cascade,
  "employerEmail" text not null,
  "candidateEmail" text not null,
  primary key ("importId", "candidateEmail"),
  foreign key ("employerEmail", "candidateEmail") references "people" on update cascade on delete cascade
);
create index "importedPeopleByPerson" on "importedPeople" ("employerEmail", "candidateEmail");
