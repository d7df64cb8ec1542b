-- How somebody likes the screens: one document per person, checked before it is written.
create table "preferences" (
  "userEmail" text primary key references "users" on update cascade on delete cascade,
  "document" jsonb not null
);
