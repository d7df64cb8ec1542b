-- What scoring knows of a candidate (server/matching/profile), made from resume, corrections and place. A row is made
-- again where it is missing or of another version, so it may go at any time.
create table "candidateProfiles" (
  "candidateEmail" text primary key references "candidates" on update cascade on delete cascade,
  -- Of the format and of everything profiles are made with.
  "version" text not null,
  -- Occupations of the titles held and of the text, for a first selection.
  "occupations" smallint[] not null,
  "years" real,
  -- Highest level of education, 0 the lowest.
  "level" smallint,
  "profile" bytea not null
)
-- Numbers do not compress, and a row that is read whole is better not kept in pieces.
with (toast_tuple_target = 8160);
alter table "candidateProfiles" alter column "profile" set storage external;
create index "candidateProfilesByOccupation" on "candidateProfiles" using gin ("occupations");

-- Whoever writes a candidate, a profile of what stood there before goes in the same transaction.
create function "dropCandidateProfile"() returns trigger language plpgsql as $$
begin
  delete from "candidateProfiles" where "candidateEmail" = new."candidateEmail";
  return null;
end;
$$;
create trigger "candidatesProfile" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "candidateWillingToRelocate",
  "highestLevelOfEducation", "facts", "resumeText", "factCorrections"
  on "candidates" for each row execute function "dropCandidateProfile"();
