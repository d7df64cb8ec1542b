-- Ways into an account to which its owner can object, with the secret of a mail: once, for a week. The target names the
-- passkey, the connection, the key or the invitation; a second factor and a calendar address need no name.
create table "wayInObjections" (
  "secretHash" text primary key,
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "kind" text not null check ("kind" in ('PASSKEY', 'SERVICE', 'FACTOR', 'MACHINE_KEY', 'CALENDAR', 'ADMINISTRATOR')),
  "target" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
create index "wayInObjectionsByUser" on "wayInObjections" ("userId");
create index "wayInObjectionsByExpiry" on "wayInObjections" ("expiresAt");

-- Recovery codes can be made anew long after their factor: an intruder's are told from the owner's by this moment. It is
-- null for codes from before it was kept.
alter table "recoveryCodes" add column "madeAt" timestamptz;
