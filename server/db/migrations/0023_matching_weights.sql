-- Weights of the matching, fitted on this installation's own decisions. None switched on: what the program comes with.
create table "matchingWeights" (
  "version" text primary key,
  "weights" jsonb not null,
  -- What was measured before they could be switched on.
  "report" jsonb not null,
  "createdAt" timestamptz not null,
  "switchedOn" boolean not null
);
create unique index "oneMatchingWeights" on "matchingWeights" ("switchedOn") where "switchedOn";
