-- Pay has cents, as in 19.75 an hour, and is also said for a day or a week. A column that a trigger names keeps its type,
-- so the trigger goes first.
drop trigger "jobsSearch" on "jobs";
alter table "jobs" alter column "salaryMin" type numeric(12, 2), alter column "salaryMax" type numeric(12, 2);
alter table "invitations" alter column "salaryMin" type numeric(12, 2), alter column "salaryMax" type numeric(12, 2);
alter table "jobOffers" alter column "salary" type numeric(12, 2);
create trigger "jobsSearch" before insert or update of
  "title", "description", "criteria", "proposedCriteria", "city", "state", "recruiterEmail", "searchWords", "workplaceType",
  "employmentType", "country", "salaryMin", "salaryMax", "salaryCurrency", "salaryUnit", "latitude", "longitude"
  on "jobs" for each row execute function "fillJobSearch"();

-- How many of a unit make a year of full-time work.
create function "unitsOfYear"("unit" text) returns integer language sql immutable parallel safe as $$
  select case "unit" when 'HOUR' then 2080 when 'DAY' then 260 when 'WEEK' then 52 when 'MONTH' then 12 else 1 end
$$;

create or replace function "searchFilters"(
  "workplace" text, "employment" text, "country" text, "currency" text, "unit" text, "pay" double precision,
  "latitude" double precision, "longitude" double precision)
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(array[
    '@w' || "workplace", '@e' || "employment", '@c' || "country",
    '@p' || "currency" || least(170, floor(10 * ln(greatest(1, "pay" * "unitsOfYear"("unit")))))::integer,
    '@g' || floor("latitude" * 2)::integer || '/' || floor("longitude" * 2)::integer], null))
$$;
