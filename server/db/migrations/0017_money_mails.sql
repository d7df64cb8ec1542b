-- What the payer was last told about a subscription, so that each change is mailed once; null while nothing was told.
alter table "subscriptions" add column "told" jsonb;
update "subscriptions" set "told" = jsonb_build_object(
  'planId', "planId", 'status', "status", 'cancelAtPeriodEnd', "cancelAtPeriodEnd");
-- The renewal that was announced, by the end of the period before it.
alter table "subscriptions" add column "renewalTold" timestamptz;
-- The employer's subscription of which a recruiter with a plan of their own was told that it covers them too.
alter table "subscriptions" add column "coverTold" uuid;

-- Payments from before receipts were mailed get none now.
alter table "paymentCustomers" add column "receiptsFrom" timestamptz;
update "paymentCustomers" set "receiptsFrom" = now();
-- Paid invoices a receipt was mailed for, by the payment provider's ids.
create table "receipts" (
  "provider" text not null,
  "invoiceId" text not null,
  "sentAt" timestamptz not null,
  primary key ("provider", "invoiceId")
);

-- Money to be paid back: handed to the payment provider until it has been taken. Nobody's name or address is here.
create table "refunds" (
  "id" uuid primary key,
  "provider" text not null,
  -- The provider's ids; a subscription only where that one alone was ended.
  "customerId" text not null,
  "providerSubscriptionId" text,
  -- The moment up to which the plan counts as used.
  "asOf" timestamptz not null,
  -- In hundredths; null while the provider could not be asked.
  "cents" integer,
  "currency" text,
  "status" text not null,
  "createdAt" timestamptz not null
);
create index "refundsPending" on "refunds" ("createdAt") where "status" = 'PENDING';
create index "refundsByCustomer" on "refunds" ("customerId");

-- What an invoice of the test mode is for, and what it gives back for a plan that was changed.
alter table "testInvoices" add column "reason" text;
alter table "testInvoices" add column "planId" text;
alter table "testInvoices" add column "unused" integer not null default 0;

alter table "devMailbox" add column "attachments" jsonb;
