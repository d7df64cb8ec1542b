-- Which mail about its coming end a subscription's payer got last: a week before, or a day.
alter table "subscriptions" add column "reminded" text;
create index "subscriptionsByEnd" on "subscriptions" ("currentPeriodEnd");

-- Since when a job has been open without a pause.
alter table "jobs" add column "openSince" timestamptz;
update "jobs" set "openSince" = "openedAt" where "status" = 'OPEN';

-- Promises that are past, found every hour.
create index "applicationsByAnswer" on "applications" ("answerBy") where "status" = 'ACTIVE';
create index "guaranteeCreditsPending" on "guaranteeCredits" ("createdAt") where "status" = 'PENDING';
-- One unanswered application is credited once.
create unique index "guaranteeCreditsByApplication" on "guaranteeCredits" ("applicationId");
