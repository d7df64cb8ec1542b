-- People are searched for by parts of their names, headlines, places and skills. Where the extension may not be had the
-- search reads the rows instead.
do $$
begin
  create extension if not exists pg_trgm;
  create index "candidatesByAllWords" on "candidates" using gin ((
    (("candidateFirstName" || ' ' || "candidateLastName") || ' ' || coalesce("headline", '') || ' '
    || coalesce("candidateCity", '') || ' ' || coalesce("candidateState", '') || ' ' || "skills"::text)) gin_trgm_ops);
exception
  when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;
