-- Who has agreed to which version of the operator's texts, and when.
create table "consents" (
  "userEmail" text not null references "users" on update cascade on delete cascade,
  "name" text not null check ("name" in ('TERMS', 'PRIVACY')),
  "version" text not null,
  "agreedAt" timestamptz not null,
  primary key ("userEmail", "name", "version")
);
