-- Open jobs have a page that everybody may read, unless the recruiter or the employer switches it off.
alter table "jobs" add column "publicPage" boolean not null default true;
-- The site map lists them in this order.
create index "jobsPublic" on "jobs" ("id") where "status" = 'OPEN' and "publicPage";
