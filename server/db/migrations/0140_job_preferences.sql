-- What candidates want of a job. It decides for which jobs they are picked, and so belongs to their profiles.
alter table "candidates" add column "jobPreferences" jsonb;
alter table "jobFits" add column "unwanted" text;

drop trigger "candidatesProfile" on "candidates";
create trigger "candidatesProfile" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "candidateCountry",
  "candidateWillingToRelocate", "highestLevelOfEducation", "facts", "resumeText", "factCorrections", "jobPreferences"
  on "candidates" for each row execute function "dropCandidateProfile"();
drop trigger "candidatesQueuedAgain" on "candidates";
create trigger "candidatesQueuedAgain" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "candidateCountry",
  "candidateWillingToRelocate", "highestLevelOfEducation", "facts", "resumeText", "factCorrections", "jobPreferences"
  on "candidates" for each row when (new."facts" is not null) execute function "queueProfile"();
