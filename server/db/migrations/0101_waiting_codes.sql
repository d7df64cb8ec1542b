-- One-time codes, one for each network address that asked: what others try or ask for takes nobody's code away. The address
-- is a keyed hash. The tries of the place that asked and those of all other places are counted apart.
create table "waitingCodes" (
  "email" text not null,
  "purpose" text not null,
  "askedFrom" text not null,
  "codeHash" text not null,
  "triesLeft" integer not null,
  "otherTriesLeft" integer not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  primary key ("email", "purpose", "askedFrom")
);
create index "waitingCodesByExpiry" on "waitingCodes" ("expiresAt");

-- The table "oneTimeCodes" stays for servers of the version before, whose codes are good for ten minutes.
