-- Keys of other software; the secret itself is kept nowhere.
create table "machineKeys" (
  "id" uuid primary key,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  -- Who it acts for: the employer, or one of its recruiters.
  "userEmail" text not null references "users" ("email") on update cascade on delete cascade,
  "name" text not null,
  "scopes" jsonb not null,
  "prefix" text not null,
  "secretHash" text not null unique,
  "expiresOn" date,
  "createdAt" timestamptz not null,
  "lastUsedAt" timestamptz,
  "revokedAt" timestamptz
);
create index "machineKeysByEmployer" on "machineKeys" ("employerEmail", "createdAt");
create index "machineKeysByUser" on "machineKeys" ("userEmail");
