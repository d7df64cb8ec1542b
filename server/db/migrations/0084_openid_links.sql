-- Accounts of other services that open an account here, known by what their issuer calls them. The address is what was
-- said when they were connected; nothing is found by it.
create table "openIdLinks" (
  "id" uuid primary key,
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "provider" text not null,
  "issuer" text not null,
  "subject" text not null,
  "email" text,
  "createdAt" timestamptz not null,
  "lastUsedAt" timestamptz,
  unique ("issuer", "subject"),
  unique ("userId", "provider")
);
