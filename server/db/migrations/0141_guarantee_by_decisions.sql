-- A week is judged by what the recruiter did with its lists. Months given back although people called good were listed
-- are marked, because no payer gets more than a few of them in a year.
alter table "guaranteeCredits" add column "passedGood" boolean not null default false;
