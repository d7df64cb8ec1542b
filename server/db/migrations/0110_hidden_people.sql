-- The name of a company as it is compared: without accents, capitals, signs and blanks, and without what says how it was
-- founded or where it is. A name of nothing else stays as it is.
create function "companyNameKey"("name" text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(replace(regexp_replace(regexp_replace("plain",
      '( (inc|incorporated|corp|corporation|co|company|cia|llc|llp|lp|ltd|limited|plc|gmbh|ggmbh|mbh|ag|kg|kgaa|ohg|ug|ev|eg|se|'
      || 'sa|sas|sarl|srl|spa|sl|slu|sau|sapi|scoop|sc|cv|de cv|de rl|ltda|eirl|lda|bv|nv|ab|aps|as|oy|oyj|asa|kft|sro|doo|'
      || 'pty|pvt|pte|private|bhd|sdn|kk|and|group|grupo|gruppe|holding|holdings|usa|us|uk|deutschland|germany|espana|spain|mexico))+$',
      ''), '^the ', ''), ' ', ''), ''), replace("plain", ' ', ''))
  from (select trim(regexp_replace(regexp_replace(replace("plainLetters"("name"), '&', ' and '), '[.''’`]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g')) as "plain") as "read"
$$;

-- A host with every domain it lies in: mail.acme.com, acme.com.
create function "domainsAround"("host" text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('domain:' || array_to_string("labels"[at:], '.')), '{}')
  from (select string_to_array(lower("host"), '.') as "labels") as "split",
    generate_series(1, cardinality("labels") - 1) as at
$$;

-- What a company is recognised by: its names, its domains, and its domains read as names.
create function "keysOfCompany"("names" text[], "domains" text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct "key") filter (where "key" !~ ':$'), '{}') from (
    select 'name:' || "companyNameKey"("name") as "key" from unnest("names") as "name"
    union all select 'domain:' || lower("domain") from unnest("domains") as "domain"
    union all select 'name:' || "companyNameKey"("domain") from unnest("domains") as "domain"
    union all select 'name:' || "companyNameKey"(split_part("domain", '.', 1)) from unnest("domains") as "domain") as "keys"
$$;

-- The companies someone must not be seen by: where the address is from, where they work now, and those they named. A
-- position without dates counts as the present one where it is the newest.
create function "companiesToHideFrom"("email" text, "facts" jsonb, "chosen" jsonb) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct "key") filter (where "key" !~ ':$'), '{}') from (
    select unnest("domainsAround"(split_part("email", '@', 2))) as "key"
    union all
    select 'name:' || "companyNameKey"("position" ->> 'employer')
    from jsonb_array_elements(coalesce("facts" -> 'positions', '[]')) with ordinality as "held"("position", "place")
    where "position" ->> 'employer' is not null
      and (("position" ->> 'current')::boolean or ("place" = 1 and "position" ->> 'to' is null))
    union all
    select 'name:' || "companyNameKey"("name") from jsonb_array_elements_text("chosen") as "name"
    union all
    select unnest("domainsAround"(regexp_replace(regexp_replace(trim("name"), '^[a-z]+://|^.*@', '', 'i'), '[/?#:].*$', '')))
    from jsonb_array_elements_text("chosen") as "name" where "name" ~ '^\S+\.\S+$') as "keys"
$$;

alter table "candidates"
  -- Companies that must not see the person, as they were typed.
  add column "hiddenFrom" jsonb not null default '[]';
alter table "candidates"
  add column "companyKeys" text[]
    generated always as ("companiesToHideFrom"("candidateEmail", "facts", "hiddenFrom")) stored;
create index "candidatesByCompany" on "candidates" using gin ("companyKeys");

alter table "employers"
  -- Domains that were the company's, of addresses and its website; never those of mailbox providers. Null until looked at.
  add column "domains" text[],
  -- A company is recognised by its former names, too.
  add column "formerNames" text[] not null default '{}';
alter table "employers"
  add column "companyKeys" text[]
    generated always as ("keysOfCompany"("employerName" || "formerNames", coalesce("domains", '{}'))) stored;

create function "keepFormerName"() returns trigger language plpgsql as $$
begin
  new."formerNames" = (array_remove(old."employerName" || old."formerNames", new."employerName"))[1:20];
  return new;
end $$;
create trigger "employersFormerName" before update of "employerName" on "employers"
  for each row when (old."employerName" is distinct from new."employerName") execute function "keepFormerName"();

-- Whom a company does not see. Someone who applied there, accepted an
-- invitation, or agreed to having been added, has shown themselves.
create function "isHiddenFrom"("email" text, "company" text) returns boolean language sql stable parallel safe as $$
  select exists (
    select from "candidates" join "employers" on "employers"."companyKeys" && "candidates"."companyKeys"
    where "candidateEmail" = "email" and "employers"."employerEmail" = "company")
    and not exists (
      select from "people" where "people"."employerEmail" = "company" and "people"."candidateEmail" = "email"
        and ("hasApplied" or "broughtAs" is not null))
$$;
