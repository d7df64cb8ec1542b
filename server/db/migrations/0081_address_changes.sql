-- Changed addresses, for as long as the old one may object. Meanwhile nobody else can register the old one.
create table "addressChanges" (
  "secretHash" text primary key,
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  "oldEmail" text not null,
  "changedAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
create index "addressChangesByOldEmail" on "addressChanges" ("oldEmail");
create index "addressChangesByUser" on "addressChanges" ("userId");
create index "addressChangesByExpiry" on "addressChanges" ("expiresAt");
