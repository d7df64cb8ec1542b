-- A company's own people, imported, added or applied before, are considered for its jobs without a plan of theirs.
-- Someone who was added and has not answered is a candidate of that company alone: a row under an address that is nobody's,
-- which no other company's question reaches. Their own address stands in "addedPeople".
alter table "candidates" add column "heldBy" text references "employers" on update cascade;
create index "candidatesHeld" on "candidates" ("heldBy") where "heldBy" is not null;
alter table "addedPeople" add column "heldAs" text unique references "candidates" on update cascade on delete set null;
create index "ownPeople" on "people" ("employerEmail", "candidateEmail") where "broughtAs" is not null or "hasApplied";

-- Whether a pick was one of the company's own people on the day of the list.
alter table "dailyCandidates" add column "isOwn" boolean not null default false;

-- Whoever is held no more is nobody's: the row goes with that of "addedPeople". Of those who were on a list the outcome
-- stays, which the program takes the words from.
create function "dropHeld"() returns trigger language plpgsql as $$
begin
  delete from "users" using "candidates" where "email" = "candidateEmail" and "candidateEmail" = old."heldAs"
    and "heldBy" is not null
    and not exists (select from "dailyCandidates" where "dailyCandidates"."candidateEmail" = old."heldAs");
  return null;
end $$;
create trigger "addedPeopleGone" after delete on "addedPeople"
  for each row when (old."heldAs" is not null) execute function "dropHeld"();
