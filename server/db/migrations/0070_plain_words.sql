-- A text in plain small letters: words are looked for in it whatever their accents and capitals, and an index of trigrams
-- serves that. `ø`, `ł`, `đ` and `ı` do not come apart into a letter and a mark.
create function "plainLetters"("text" text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(regexp_replace(normalize("text", nfd), '[\u0300-\u036f]', '', 'g'), nfc)), 'øłđı', 'oldi')
$$;

alter table "candidates"
  add column "plainName" text
    generated always as ("plainLetters"("candidateFirstName" || ' ' || "candidateLastName")) stored,
  -- What people are found by: name, headline, place and skills.
  add column "plainWords" text
    generated always as ("plainLetters"(("candidateFirstName" || ' ' || "candidateLastName") || ' ' || coalesce("headline", '')
      || ' ' || coalesce("candidateCity", '') || ' ' || coalesce("candidateState", '') || ' ' || "skills"::text)) stored;

-- The same texts with their accents are asked for no longer.
drop index if exists "candidatesByWords";
drop index if exists "candidatesByAllWords";
-- Where the extension may not be had the search reads the rows instead. A list of waiting entries would be read with every search.
do $$
begin
  create extension if not exists pg_trgm;
  create index "candidatesByPlainName" on "candidates" using gin ("plainName" gin_trgm_ops) with (fastupdate = off);
  create index "candidatesByPlainWords" on "candidates" using gin ("plainWords" gin_trgm_ops) with (fastupdate = off);
exception
  when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;

-- In the very order of the list: a day's lists give thousands of people the same moment.
create index "peopleByLatestThenEmail" on "people" ("employerEmail", "latestAt" desc, "candidateEmail" desc);
drop index "peopleByLatest";

-- Whose job an interview is of, who may not be who holds it: a list of them is read in order, without the applications.
alter table "interviews" add column "hirerEmail" text references "recruiters" on update cascade on delete cascade;
update "interviews" set "hirerEmail" = "jobs"."recruiterEmail"
from "applications" join "jobs" on "jobs"."id" = "applications"."jobId" where "applications"."id" = "interviews"."applicationId";
create function "knowHirer"() returns trigger language plpgsql as $$
begin
  select "jobs"."recruiterEmail" into new."hirerEmail"
  from "applications" join "jobs" on "jobs"."id" = "applications"."jobId" where "applications"."id" = new."applicationId";
  return new;
end $$;
create trigger "interviewsHirer" before insert on "interviews" for each row execute function "knowHirer"();
create function "changeHirer"() returns trigger language plpgsql as $$
begin
  update "interviews" set "hirerEmail" = new."recruiterEmail" from "applications"
  where "applications"."id" = "interviews"."applicationId" and "applications"."jobId" = new."id"
    and "hirerEmail" is distinct from new."recruiterEmail";
  return null;
end $$;
create trigger "jobsChangeHirer" after update of "recruiterEmail" on "jobs"
  for each row when (old."recruiterEmail" is distinct from new."recruiterEmail") execute function "changeHirer"();
create index "interviewsByHirer" on "interviews" ("hirerEmail", "createdAt" desc, "id" desc);
create index "interviewsByHirersChange" on "interviews" ("hirerEmail", "changedAt", "id");

-- Whether any pick of a list was looked at is read from the index alone.
create index "dailyCandidatesLookedAt" on "dailyCandidates" ("jobId", "date") where "status" <> 'NEW';

-- Until the database has looked at what the new columns hold it takes them for rare.
analyze "candidates";
analyze "interviews";
