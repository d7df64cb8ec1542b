-- Names are searched for by parts of them. Where the extension may not be had the search reads the rows instead.
do $$
begin
  create extension if not exists pg_trgm;
  create index "jobsByWords" on "jobs" using gin ("title" gin_trgm_ops);
  create index "candidatesByWords" on "candidates" using gin (("candidateFirstName" || ' ' || "candidateLastName") gin_trgm_ops);
exception
  when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;
