-- A subscription is a copy of what the payment provider has; one that was given has no provider.
alter table "subscriptions" add column "provider" text;
alter table "subscriptions" add column "providerId" text unique;

create table "paymentCustomers" (
  "userEmail" text not null references "users" on update cascade on delete cascade,
  "provider" text not null,
  "providerId" text not null unique,
  -- When the person last started to pay, and when the provider was last asked because the person waits.
  "touchedAt" timestamptz not null,
  "askedAt" timestamptz,
  -- How often the provider was asked, and which of the answers is stored: none that was asked for earlier replaces it.
  "asked" bigint not null default 0,
  "stored" bigint not null default 0,
  -- Set when the person has left: the provider is still to be told.
  "leftAt" timestamptz,
  primary key ("userEmail", "provider")
);

-- Events that came; one that came again is known by its id.
create table "paymentEvents" (
  "id" text primary key,
  "type" text not null,
  "receivedAt" timestamptz not null,
  "handledAt" timestamptz
);

-- One credit at most for each period that was paid.
create table "guaranteeCredits" (
  "id" uuid primary key,
  "subscriptionId" uuid not null references "subscriptions" on delete cascade,
  "reason" text not null,
  "jobId" uuid references "jobs" on delete set null,
  "applicationId" uuid references "applications" on delete set null,
  "periodStart" timestamptz not null,
  "periodEnd" timestamptz not null,
  "amount" integer not null,
  "currency" text not null,
  "status" text not null,
  "createdAt" timestamptz not null,
  unique ("subscriptionId", "periodEnd")
);
