-- Passkeys: a public key each, which is no secret. The id is the credential's own.
create table "passkeys" (
  "id" text primary key,
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "name" text not null,
  "publicKey" text not null,
  "counter" bigint not null,
  "createdAt" timestamptz not null,
  "lastUsedAt" timestamptz
);
create index "passkeysByUser" on "passkeys" ("userId", "createdAt");
