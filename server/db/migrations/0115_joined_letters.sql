-- Words are found with and without the joiners of Persian, Kurdish, Sinhala and Malayalam. No stored name has one yet, so
-- the generated columns stay as they are.
create or replace function "plainLetters"("text" text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(regexp_replace(normalize("text", nfd), '[\u0300-\u036f\u200c\u200d]', '', 'g'), nfc)), 'øłđı', 'oldi')
$$;

-- Recruiters choose their employer by its name, in which from now on a fixed space is a plain one and a letter in two
-- parts is whole.
with "plain" as (
  select "employerEmail",
    normalize(regexp_replace("employerName", '[\u00a0\u1680\u2000-\u200a\u202f\u205f]', ' ', 'g'), nfc) as "name"
  from "employers"
)
update "employers" set "employerName" = "plain"."name" from "plain"
where "plain"."employerEmail" = "employers"."employerEmail"
  and "employerName" ~ '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u0300-\u036f\u1100-\u11ff]'
  and not exists (
    select from "plain" "other"
    where "other"."employerEmail" <> "plain"."employerEmail" and lower("other"."name") = lower("plain"."name")
  );
