-- The built-in payment provider, which takes no money. Like any provider it has records of its own and knows of a
-- person only an id. Amounts are in cents; times are the customer's own, which can run ahead of the server's.
create table "testCustomers" (
  "id" text primary key,
  "userId" uuid not null unique,
  -- By how much the customer's time runs ahead.
  "daysAhead" integer not null default 0,
  -- How many invoices have been numbered.
  "invoices" integer not null default 0
);

create table "testSubscriptions" (
  "id" text primary key,
  "customerId" text not null references "testCustomers",
  -- The product's id of it.
  "subscriptionId" uuid not null unique,
  "planId" text not null,
  "amount" integer not null,
  "currency" text not null,
  "interval" text not null,
  "status" text not null,
  -- Periods are counted from here, so that the 31st comes back after a month that has none.
  "anchor" timestamptz not null,
  "periods" integer not null default 0,
  -- The period that was paid last.
  "periodStart" timestamptz,
  "periodEnd" timestamptz,
  "cancelAtPeriodEnd" boolean not null default false,
  -- The kept card: its last four digits and nothing else.
  "last4" text,
  -- How often the renewal was declined.
  "declined" integer not null default 0,
  -- When something happens by itself: it runs out, renews, is tried again or ends. Null once it has ended.
  "dueAt" timestamptz,
  "createdAt" timestamptz not null
);
create index "testSubscriptionsByCustomer" on "testSubscriptions" ("customerId", "createdAt");
create index "testSubscriptionsDue" on "testSubscriptions" ("dueAt") where "dueAt" is not null;

create table "testInvoices" (
  "id" text primary key,
  "customerId" text not null references "testCustomers",
  "testSubscriptionId" text not null references "testSubscriptions",
  "number" text not null,
  "status" text not null,
  "total" integer not null,
  -- What the card was charged; less than the total where credit was left.
  "charged" integer,
  "currency" text not null,
  "periodStart" timestamptz not null,
  "periodEnd" timestamptz not null,
  "last4" text,
  "createdAt" timestamptz not null
);
create index "testInvoicesByCustomer" on "testInvoices" ("customerId", "createdAt");
-- One invoice at a time waits to be paid.
create unique index "testInvoicesOpen" on "testInvoices" ("testSubscriptionId") where "status" = 'OPEN';

-- What a customer has in credit is the sum of these.
create table "testCredits" (
  "key" text primary key,
  "customerId" text not null references "testCustomers",
  "amount" integer not null,
  "currency" text not null,
  "reason" text not null,
  "createdAt" timestamptz not null
);
create index "testCreditsByCustomer" on "testCredits" ("customerId");

-- Events that have not been handed over yet.
create table "testEvents" (
  "id" uuid primary key,
  "type" text not null,
  "customerId" text not null references "testCustomers",
  "createdAt" timestamptz not null
);
create index "testEventsByCustomer" on "testEvents" ("customerId");
