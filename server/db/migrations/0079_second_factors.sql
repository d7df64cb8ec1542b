-- A second factor by app (RFC 6238). The secret is sealed with a key of the server's; it counts from "since" on, when the
-- first code was typed back. "lastStep" is the time step of the latest code that was used: none counts twice.
create table "secondFactors" (
  "userId" uuid primary key references "users" ("id") on update cascade on delete cascade,
  "secret" text not null,
  "lastStep" bigint not null default 0,
  "since" timestamptz
);

-- Codes for the day the app is lost, as keyed hashes. A row is removed by its one use.
create table "recoveryCodes" (
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "codeHash" text not null,
  primary key ("userId", "codeHash")
);
