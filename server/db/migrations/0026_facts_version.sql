-- By which version of the reader the facts were read; null before that was kept.
alter table "candidates" add column "factsVersion" text;

-- Whose facts an older version has read; any worker reads them again and takes the row away.
create table "factsQueue" (
  "candidateEmail" text primary key references "candidates" on update cascade on delete cascade
);
