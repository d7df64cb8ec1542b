-- How far from its place of work a job's people may live, and how each pick stood to it on its day.
alter table "jobs" add column "radiusKm" integer;
alter table "dailyCandidates" add column "place" jsonb;

-- A profile also depends on the candidate's country.
drop trigger "candidatesProfile" on "candidates";
create trigger "candidatesProfile" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "candidateCountry",
  "candidateWillingToRelocate", "highestLevelOfEducation", "facts", "resumeText", "factCorrections"
  on "candidates" for each row execute function "dropCandidateProfile"();
drop trigger "candidatesQueuedAgain" on "candidates";
create trigger "candidatesQueuedAgain" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "candidateCountry",
  "candidateWillingToRelocate", "highestLevelOfEducation", "facts", "resumeText", "factCorrections"
  on "candidates" for each row when (new."facts" is not null) execute function "queueProfile"();
