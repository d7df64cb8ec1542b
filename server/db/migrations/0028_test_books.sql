-- The test mode speaks Stripe's wire format: what a customer has is one document, in the shapes of
-- server/features/billing/test/things.ts. Amounts are in cents, times in seconds of the customer's own time. The tables
-- of 0007 are left as they were; nothing reads them any more.
alter table "testCustomers" add column "books" jsonb not null default '{}';
-- Ids of everything in it.
alter table "testCustomers" add column "ids" text[] not null default '{}';
-- When something happens by itself, as the server's clock has it.
alter table "testCustomers" add column "dueAt" timestamptz;
create index "testCustomersByIds" on "testCustomers" using gin ("ids");
create index "testCustomersDue" on "testCustomers" ("dueAt") where "dueAt" is not null;

create function pg_temp.seconds(at timestamptz) returns bigint language sql immutable as
  $$ select floor(extract(epoch from at))::bigint $$;
create function pg_temp.price(plan text) returns text language sql immutable as
  $$ select 'price_' || replace(plan, '-', '_') $$;

create temporary table "paidBack" on commit drop as
  select back."id", back."customerId", back."number", -back."total" as "amount", back."createdAt",
    (select paid."id" from "testInvoices" paid
      where paid."testSubscriptionId" = back."testSubscriptionId" and paid."status" = 'PAID'
      order by paid."createdAt" desc, paid."id" desc limit 1) as "invoice"
  from "testInvoices" back where back."status" = 'REFUNDED';

update "testCustomers" c set "books" = jsonb_build_object(
  'customers', jsonb_build_array(jsonb_build_object(
    'id', c."id", 'email', '', 'metadata', jsonb_build_object('userId', c."userId"),
    'last4', (select s."last4" from "testSubscriptions" s where s."customerId" = c."id" and s."last4" is not null
      order by s."createdAt" desc limit 1),
    -- The cards whose renewals are paid.
    'cardPays', coalesce((select s."last4" in ('4242', '3155') from "testSubscriptions" s
      where s."customerId" = c."id" and s."last4" is not null order by s."createdAt" desc limit 1), true),
    'invoices', c."invoices", 'deleted', false,
    'balance', -coalesce((select sum("amount") from "testCredits" where "customerId" = c."id"), 0),
    'transactions', coalesce((select jsonb_agg(jsonb_build_object(
        'id', "key", 'amount', -"amount", 'description', "reason",
        'metadata', jsonb_build_object('key', substr("key", 8))) order by "createdAt" desc)
      from "testCredits" where "customerId" = c."id" and "key" like 'credit:%'), '[]'))),
  'subscriptions', coalesce((select jsonb_agg(jsonb_build_object(
      'id', s."id", 'customer', c."id", 'item', 'si_' || s."id", 'price', pg_temp.price(s."planId"),
      'status', case when s."status" = 'CANCELED' and s."periodEnd" is null then 'incomplete_expired'
        else lower(s."status") end,
      'created', pg_temp.seconds(s."createdAt"), 'anchor', pg_temp.seconds(s."anchor"),
      -- One that is overdue is in the period it has not paid.
      'periods', case s."status" when 'PAST_DUE' then s."periods" + 1 else greatest(s."periods", 1) end,
      'start', pg_temp.seconds(case s."status" when 'PAST_DUE' then s."periodEnd"
        else coalesce(s."periodStart", s."createdAt") end),
      'end', pg_temp.seconds(coalesce(
        (select "periodEnd" from "testInvoices" where "testSubscriptionId" = s."id" and "status" = 'OPEN'),
        s."periodEnd", s."createdAt")),
      'cancelAtPeriodEnd', s."cancelAtPeriodEnd",
      'metadata', jsonb_build_object('subscriptionId', s."subscriptionId"),
      'latestInvoice', (select i."id" from "testInvoices" i
        where i."testSubscriptionId" = s."id" and i."status" <> 'REFUNDED'
        order by i."createdAt" desc, i."id" desc limit 1),
      'paidUntil', pg_temp.seconds(s."periodEnd")) order by s."createdAt", s."id")
    from "testSubscriptions" s where s."customerId" = c."id"), '[]'),
  'invoices', coalesce((select jsonb_agg(jsonb_build_object(
      'id', i."id", 'number', i."number", 'customer', c."id", 'subscription', s."id", 'status', lower(i."status"),
      'reason', case i."reason" when 'START' then 'subscription_create' when 'RENEWAL' then 'subscription_cycle'
        when 'CHANGE' then 'subscription_update' else 'manual' end,
      'lines', (case when i."unused" > 0 then jsonb_build_array(jsonb_build_object(
          'amount', -i."unused", 'price', pg_temp.price(s."planId"), 'proration', true,
          'start', pg_temp.seconds(i."periodStart"), 'end', pg_temp.seconds(i."periodEnd"))) else '[]' end)
        || jsonb_build_array(jsonb_build_object(
          'amount', i."total" + i."unused", 'price', pg_temp.price(coalesce(i."planId", s."planId")),
          'proration', false,
          'start', pg_temp.seconds(i."periodStart"), 'end', pg_temp.seconds(i."periodEnd"))),
      'created', pg_temp.seconds(i."createdAt"), 'attempts', case i."status" when 'OPEN' then s."declined" else 1 end,
      'paid', coalesce(i."charged", 0), 'last4', i."last4",
      'givenBack', coalesce((select sum("amount") from "paidBack" where "invoice" = i."id"), 0),
      'nextAttempt', case when i."status" = 'OPEN' and s."status" = 'PAST_DUE' then pg_temp.seconds(s."dueAt") end)
      order by i."createdAt", i."id")
    from "testInvoices" i join "testSubscriptions" s on s."id" = i."testSubscriptionId"
    where i."customerId" = c."id" and i."status" <> 'REFUNDED'), '[]'),
  'creditNotes', coalesce((select jsonb_agg(jsonb_build_object(
      'id', "id", 'number', "number", 'customer', c."id", 'invoice', "invoice", 'amount', "amount",
      'metadata', jsonb_build_object('key', replace("id", 'in_test_refund_', '')),
      'created', pg_temp.seconds("createdAt")) order by "createdAt")
    from "paidBack" where "customerId" = c."id" and "invoice" is not null), '[]'));

update "testCustomers" c set
  "ids" = array(select "id" from "testSubscriptions" where "customerId" = c."id"
    union select "id" from "testInvoices" where "customerId" = c."id"),
  "dueAt" = (select min(s."dueAt") - make_interval(days => c."daysAhead") from "testSubscriptions" s
    where s."customerId" = c."id");

-- A checkout that nobody went through with has no record there.
update "subscriptions" set "status" = 'CANCELED'
  where "provider" = 'test' and "status" = 'INCOMPLETE' and "providerId" like 'cs_test_%';
