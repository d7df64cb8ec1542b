-- Sign-ins as their owner sees them. The id is that of the token; whether a token still works is told by "revokedTokens"
-- and by the account's "tokensValidFrom", so a row here opens nothing.
create table "sessions" (
  "id" uuid primary key,
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "browser" text,
  "system" text,
  "begunAt" timestamptz not null,
  "lastSeenAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
create index "sessionsByUser" on "sessions" ("userId", "lastSeenAt" desc);
create index "sessionsByExpiry" on "sessions" ("expiresAt");
