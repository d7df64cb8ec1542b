-- The outline of a profile, by which a run chooses whom to look at closely among very many.
alter table "candidateProfiles" add column "sketch" bytea not null default '';
alter table "candidateProfiles" alter column "sketch" set storage main;

-- What is ordinary among very many people, counted with a run and good for the jobs opened in the hours after it.
create table "poolStatistics" (
  "matcherVersion" text primary key,
  "at" timestamptz not null,
  "ordinary" bytea not null
);
