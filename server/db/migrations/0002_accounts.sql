-- Getting in and back in: one-time codes, proofs of an address, counters of tries, mails on a machine of one's own.

-- At most one code per address and purpose; sending another replaces it. Codes are kept as keyed hashes only.
create table "oneTimeCodes" (
  "email" text not null,
  "purpose" text not null,
  "codeHash" text not null,
  "triesLeft" integer not null,
  "expiresAt" timestamptz not null,
  primary key ("email", "purpose")
);
create index "oneTimeCodesByExpiry" on "oneTimeCodes" ("expiresAt");

-- What a verified code is exchanged for. A row is removed by its one use.
create table "verificationTokens" (
  "tokenHash" text primary key,
  "email" text not null,
  "purpose" text not null,
  "expiresAt" timestamptz not null
);
create index "verificationTokensByExpiry" on "verificationTokens" ("expiresAt");

-- Counters of tries, in the shape that rate-limiter-flexible asks for. Keys are keyed hashes; `expire` is in
-- milliseconds since 1970.
create table "rateLimits" (
  "key" varchar(255) primary key,
  "points" integer not null default 0,
  "expire" bigint
);
create index "rateLimitsByExpiry" on "rateLimits" ("expire");

-- Mails of a server that has no mail server to hand them to; read at /dev/mailbox.
create table "devMailbox" (
  "id" uuid primary key,
  "kind" text not null,
  "to" text not null,
  "subject" text not null,
  "text" text not null,
  "html" text not null,
  "createdAt" timestamptz not null
);
create index "devMailboxByTime" on "devMailbox" ("createdAt", "id");
