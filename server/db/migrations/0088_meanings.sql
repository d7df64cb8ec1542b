-- Jobs are found by what they mean as well: the server adds codes to the words a job is found by, `@t` for what title and
-- criteria mean, `@m` for all that it says. They stand in the vectors as they are, without stems.
create or replace function "fillJobSearch"() returns trigger language plpgsql as $$
declare
  "called" text := "searchText"(new."title");
  "described" text := "searchText"(new."description");
  "languages" text := "searchLanguages"(string_to_array("called" || ' ' || "described", ' '));
  "employer" text;
  "named" text;
  "top" tsvector;
  "meanings" tsvector := array_to_tsvector(array(
    select distinct "code"[1] from regexp_matches(coalesce(new."searchWords", ''), '@[tm][a-z0-9]+', 'g') "code"));
begin
  -- The codes are made of the description, too.
  if tg_op = 'UPDATE' and old."description" is distinct from new."description" then
    new."searchWordsOf" := null;
  end if;
  select "employerName" into "employer"
    from "recruiters" join "employers" using ("employerEmail") where "recruiterEmail" = new."recruiterEmail";
  select string_agg("value" ->> 'name', ' ') into "named" from jsonb_array_elements(
    case when jsonb_array_length(new."criteria") > 0 then new."criteria" else new."proposedCriteria" end);
  "top" := "searchVector"("called", "languages", 'A')
    || "searchVector"("searchText"(concat_ws(' ', "named", "employer")), "languages", 'B')
    || "searchVector"("searchText"(concat_ws(' ', new."city", new."state",
      regexp_replace(new."searchWords", '@[tm][a-z0-9]+', '', 'g'))), 'es', 'C');
  new."searchTop" := "top" || "searchPlaces"("top") || "searchFilters"(new."workplaceType", new."employmentType", new."country",
    new."salaryCurrency", new."salaryUnit", coalesce(new."salaryMax", new."salaryMin"), new."latitude", new."longitude")
    || "meanings";
  -- A long text is told apart: there a word stands for less.
  new."search" := strip(new."searchTop")
    || array_to_tsvector(array(select distinct '~' || "lexeme" from "searchLexemes"("described", "languages") "lexeme"));
  return new;
end $$;
