-- 0005 was edited three times after it had run in places. What those databases lack is added here, and what no build
-- has ever read is taken away; where it ran as it stands now nothing changes.
alter table "subscriptions" add column if not exists "startedAs" text;
alter table "subscriptions" drop column if exists "remindedAt";
alter table "paymentCustomers" add column if not exists "touchedAt" timestamptz not null default 'epoch';
alter table "paymentCustomers" alter column "touchedAt" drop default;
alter table "paymentCustomers" add column if not exists "askedAt" timestamptz;
alter table "paymentCustomers" add column if not exists "asked" bigint not null default 0;
alter table "paymentCustomers" add column if not exists "stored" bigint not null default 0;
alter table "paymentCustomers" add column if not exists "leftAt" timestamptz;

-- Migrations a build has to know to work with this database. Written by a migration that takes something away: it
-- names the one that brought what is used instead. A build that lacks one of them does not start.
create table "neededMigrations" (
  "name" text primary key
);
