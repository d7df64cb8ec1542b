-- Jobs are found by what they say: by stems of both languages, by the beginnings of words while somebody types, and by the
-- nearest spelling. docs/decisions/job-search.md says how.

-- A text as it is indexed and looked for: small letters without accents, single blanks, and names like C++ and Node.js as
-- words. What people write together or apart is indexed in both ways and looked for as one word.
create function "searchText"("text" text, "isQuery" boolean default false) returns text
language sql immutable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace("plain", '(?<![a-z0-9])(work|working|trabajo|trabajar)( from | desde )(home|casa)(?![a-z0-9])', 'workfromhome', 'g'),
                '(?<![a-z0-9])([a-z])\+\+', ' \1plusplus ', 'g'),
              '(?<![a-z0-9])([a-z])#', ' \1sharp ', 'g'),
            '(?<![a-z0-9])(asp)?\.net(?![a-z0-9])', ' dotnet ', 'g'),
          '([a-z0-9])\.js(?![a-z0-9])', '\1js \1 ', 'g'),
        '([a-z0-9])[-‐‑]([a-z0-9])', '\1 \2', 'g'),
      '(?<![a-z0-9])(full|front|back|part|dev|health|day|child|e|on|data|medio|tiempo|media|jornada) (stack|end|time|ops|care|commerce|site|base|tiempo|completo|parcial|jornada|completa)(?![a-z0-9])',
      case when "isQuery" then '\1\2' else '\1\2 \1 \2' end, 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
  from (
    select translate(lower(normalize(regexp_replace(normalize("text", nfd), '[\u0300-\u036f]', '', 'g'), nfc)),
      'łøđı', 'lodi') "plain"
  ) "folded"
$$;

-- Whether words are English (e), Spanish (s), or may be either (es), by the small ones among them.
create function "searchLanguages"("words" text[]) returns text
language sql immutable parallel safe as $$
  select case when "english" >= "spanish" then 'e' else '' end || case when "spanish" >= "english" then 's' else '' end
  from (
    select
      count(*) filter (where "word" in ('the', 'and', 'of', 'to', 'for', 'with', 'or', 'is', 'are', 'you', 'our', 'in', 'on', 'from')) "english",
      count(*) filter (where "word" in ('de', 'la', 'el', 'los', 'las', 'y', 'en', 'que', 'para', 'con', 'del', 'por', 'una', 'al')) "spanish"
    from unnest("words") "word"
  ) "small"
$$;

-- The words of a text as they are written, their English stems behind a plus and their Spanish ones behind a minus: a stem
-- says something only in its own language. The text is one of "searchText".
create function "searchLexemes"("words" text, "languages" text) returns setof text
language sql immutable parallel safe as $$
  select unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', "words")))
  union all
  select '+' || unnest(tsvector_to_array(to_tsvector('pg_catalog.english', "words"))) where "languages" like '%e%'
  union all
  select '-' || unnest(tsvector_to_array(to_tsvector('pg_catalog.spanish', "words"))) where "languages" like '%s%'
$$;

-- The lexemes as a vector, each with the weight.
create function "searchVector"("words" text, "languages" text, "weight" text) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(string_agg(quote_literal("lexeme") || ':1' || "weight", ' ')::tsvector, ''::tsvector)
  from "searchLexemes"("words", "languages") "lexeme"
$$;

alter table "jobs"
  -- What the server adds so that other words find the job, too: its trade, its country, its workplace in both languages.
  add column "searchWords" text,
  -- What those were made from; they are made again when it is something else.
  add column "searchWordsOf" text,
  -- Title (A), criteria and employer (B), place and added words (C).
  add column "searchTop" tsvector,
  -- The same without weights, and the description.
  add column "search" tsvector;

-- Long vectors stay out of the row, short ones in it: matches are put in order by the short ones.
alter table "jobs" alter column "search" set storage external;
alter table "jobs" alter column "searchTop" set storage main;

create function "fillJobSearch"() returns trigger language plpgsql as $$
declare
  "called" text := "searchText"(new."title");
  "described" text := "searchText"(new."description");
  "languages" text := "searchLanguages"(string_to_array("called" || ' ' || "described", ' '));
  "employer" text;
  "named" text;
begin
  select "employerName" into "employer"
    from "recruiters" join "employers" using ("employerEmail") where "recruiterEmail" = new."recruiterEmail";
  select string_agg("value" ->> 'name', ' ') into "named" from jsonb_array_elements(
    case when jsonb_array_length(new."criteria") > 0 then new."criteria" else new."proposedCriteria" end);
  new."searchTop" := "searchVector"("called", "languages", 'A')
    || "searchVector"("searchText"(concat_ws(' ', "named", "employer")), "languages", 'B')
    || "searchVector"("searchText"(concat_ws(' ', new."city", new."state", new."searchWords")), 'es', 'C');
  -- A long text is told apart: there a word stands for less.
  new."search" := strip(new."searchTop")
    || array_to_tsvector(array(select distinct '~' || "lexeme" from "searchLexemes"("described", "languages") "lexeme"));
  return new;
end $$;

create trigger "jobsSearch" before insert or update of
  "title", "description", "criteria", "proposedCriteria", "city", "state", "recruiterEmail", "searchWords"
  on "jobs" for each row execute function "fillJobSearch"();

-- An employer's jobs are found by its new name.
create function "renameInJobSearch"() returns trigger language plpgsql as $$
begin
  update "jobs" set "title" = "title"
    where "recruiterEmail" in (select "recruiterEmail" from "recruiters" where "employerEmail" = new."employerEmail");
  return null;
end $$;
create trigger "employersSearch" after update of "employerName" on "employers"
  for each row when (old."employerName" is distinct from new."employerName") execute function "renameInJobSearch"();

-- A list of waiting entries would be read with every search.
create index "jobsBySearch" on "jobs" using gin ("search") with (fastupdate = off);
create index "jobsBySearchTop" on "jobs" using gin ("searchTop") with (fastupdate = off);

-- The orders a list of open jobs is asked for in.
create index "jobsOpenByDay" on "jobs" ("openedAt" desc nulls last, "id" desc) where "status" = 'OPEN';
create index "jobsOpenBySalary" on "jobs" ("salaryMax" desc nulls last, "id" desc) where "status" = 'OPEN';
create index "jobsOpenByCreation" on "jobs" ("createdAt" desc, "id" desc) where "status" = 'OPEN';
create index "jobsOpenByCity" on "jobs" (lower("city"), "id") where "status" = 'OPEN';
create index "jobFitsByScore" on "jobFits" ("candidateEmail", "score" desc, "jobId" desc);

-- Words that jobs have, for what is spelled differently; the server adds to them.
create table "searchVocabulary" ("word" text collate "C" primary key);

-- Where the extension may not be had, a spelling is only compared with words that begin alike.
do $$
begin
  create extension if not exists pg_trgm;
  create index "searchVocabularyBySpelling" on "searchVocabulary" using gist ("word" gist_trgm_ops);
exception
  when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;
