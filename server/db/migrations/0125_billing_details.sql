-- The name, address and tax number on the invoices of whoever pays: for a company its owner's account. The payment provider
-- has a copy of it, and invoices that are made keep what they said.
create table "billingDetails" (
  "userEmail" text primary key references "users" ("email") on update cascade on delete cascade,
  "billingName" text not null,
  "billingLine1" text not null,
  "billingLine2" text,
  "billingPostalCode" text,
  "billingCity" text not null,
  "billingRegion" text,
  "billingCountry" text not null,
  "taxNumber" text,
  "updatedAt" timestamptz not null
);
