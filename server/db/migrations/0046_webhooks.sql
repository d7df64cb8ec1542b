-- Addresses of other software that is told of what happens; their secrets are made of the id and kept nowhere.
create table "webhooks" (
  "id" uuid primary key,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "url" text not null,
  "events" jsonb not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  -- Since when nothing has arrived; null while it does.
  "failingSince" timestamptz,
  -- Switched off by a person, or after failing for long.
  "disabledAt" timestamptz
);
create index "webhooksByEmployer" on "webhooks" ("employerEmail", "createdAt");

create table "webhookDeliveries" (
  "id" uuid primary key,
  "webhookId" uuid not null references "webhooks" on delete cascade,
  "type" text not null,
  "data" jsonb not null,
  "createdAt" timestamptz not null,
  "status" text not null check ("status" in ('PENDING', 'DELIVERED', 'FAILED')),
  "tries" integer not null,
  -- When it is tried next; while it is on its way, when it is tried again if its server dies.
  "nextAt" timestamptz not null,
  "lastTriedAt" timestamptz,
  -- Of the last try: the receiver's status, or why there is none.
  "answerStatus" integer,
  "problem" text
);
create index "webhookDeliveriesByWebhook" on "webhookDeliveries" ("webhookId", "createdAt" desc, "id" desc);
create index "webhookDeliveriesDue" on "webhookDeliveries" ("nextAt") where "status" = 'PENDING';
create index "webhookDeliveriesByAge" on "webhookDeliveries" ("createdAt");
