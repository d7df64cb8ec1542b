-- Where a job's town lies, in degrees; null where that is not known. The server writes it with the words a job is found by.
alter table "jobs" add column "latitude" double precision, add column "longitude" double precision;

-- Kilometres over the globe (haversine).
create function "kilometresBetween"(
  "latitudeA" double precision, "longitudeA" double precision, "latitudeB" double precision, "longitudeB" double precision)
returns double precision language sql immutable parallel safe as $$
  select 12742 * asin(sqrt(least(1, power(sind(("latitudeB" - "latitudeA") / 2), 2)
    + cosd("latitudeA") * cosd("latitudeB") * power(sind(("longitudeB" - "longitudeA") / 2), 2))))
$$;

-- What a job is narrowed by, as lexemes beside its words, so that one index answers words and filters together: workplace,
-- employment, country, pay for a year in steps of a tenth, and the cell of half a degree it lies in.
create function "searchFilters"(
  "workplace" text, "employment" text, "country" text, "currency" text, "unit" text, "pay" double precision,
  "latitude" double precision, "longitude" double precision)
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(array[
    '@w' || "workplace", '@e' || "employment", '@c' || "country",
    '@p' || "currency" || least(170, floor(10 * ln(greatest(1,
      "pay" * case "unit" when 'HOUR' then 2080 when 'MONTH' then 12 else 1 end))))::integer,
    '@g' || floor("latitude" * 2)::integer || '/' || floor("longitude" * 2)::integer], null))
$$;

-- Lexemes that say where a word stands: the index keeps no weights, and would have every match read for them. `!` is the title,
-- `#` title, criteria and employer.
create function "searchPlaces"("top" tsvector) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select '!' || "lexeme" from unnest(tsvector_to_array(ts_filter("top", '{a}'))) "lexeme"
    union
    select '#' || "lexeme" from unnest(tsvector_to_array(ts_filter("top", '{a,b}'))) "lexeme"))
$$;

create or replace function "fillJobSearch"() returns trigger language plpgsql as $$
declare
  "called" text := "searchText"(new."title");
  "described" text := "searchText"(new."description");
  "languages" text := "searchLanguages"(string_to_array("called" || ' ' || "described", ' '));
  "employer" text;
  "named" text;
  "top" tsvector;
begin
  select "employerName" into "employer"
    from "recruiters" join "employers" using ("employerEmail") where "recruiterEmail" = new."recruiterEmail";
  select string_agg("value" ->> 'name', ' ') into "named" from jsonb_array_elements(
    case when jsonb_array_length(new."criteria") > 0 then new."criteria" else new."proposedCriteria" end);
  "top" := "searchVector"("called", "languages", 'A')
    || "searchVector"("searchText"(concat_ws(' ', "named", "employer")), "languages", 'B')
    || "searchVector"("searchText"(concat_ws(' ', new."city", new."state", new."searchWords")), 'es', 'C');
  new."searchTop" := "top" || "searchPlaces"("top") || "searchFilters"(new."workplaceType", new."employmentType", new."country",
    new."salaryCurrency", new."salaryUnit", coalesce(new."salaryMax", new."salaryMin"), new."latitude", new."longitude");
  -- A long text is told apart: there a word stands for less.
  new."search" := strip(new."searchTop")
    || array_to_tsvector(array(select distinct '~' || "lexeme" from "searchLexemes"("described", "languages") "lexeme"));
  return new;
end $$;
drop trigger "jobsSearch" on "jobs";
create trigger "jobsSearch" before insert or update of
  "title", "description", "criteria", "proposedCriteria", "city", "state", "recruiterEmail", "searchWords", "workplaceType",
  "employmentType", "country", "salaryMin", "salaryMax", "salaryCurrency", "salaryUnit", "latitude", "longitude"
  on "jobs" for each row execute function "fillJobSearch"();

-- Nothing that anyone keeps a copy of has changed.
alter table "jobs" disable trigger user;
update "jobs" set "searchTop" = "searchTop" || "added", "search" = "search" || strip("added")
from (select "id", "searchPlaces"("searchTop") || "searchFilters"("workplaceType", "employmentType", "country", "salaryCurrency",
    "salaryUnit", coalesce("salaryMax", "salaryMin"), null, null) "added"
  from "jobs" where "searchTop" is not null) "more"
where "more"."id" = "jobs"."id";
alter table "jobs" enable trigger user;

-- Whatever open jobs are narrowed by beside the order they come in, so that no rows are read for it.
create index "jobsOpenByDayNarrowed" on "jobs" ("openedAt" desc nulls last, "id" desc)
  include ("publicPage", "validThrough", "workplaceType", "employmentType", "city", "state", "country", "salaryMin", "salaryMax",
    "salaryCurrency", "salaryUnit", "latitude", "longitude")
  where "status" = 'OPEN';
drop index "jobsOpenByDay";
