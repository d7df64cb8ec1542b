-- The country of a job, a candidate and an employer: ISO 3166-1 alpha-2, null until it is given. A state or a currency
-- does not tell it: Perth, WA is in Australia.
alter table "jobs" add column "country" text;
alter table "candidates" add column "candidateCountry" text;
alter table "employers" add column "employerCountry" text;
