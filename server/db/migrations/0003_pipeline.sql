-- Invitations keep the currency and the unit their amounts were named in, whatever becomes of the job.
alter table "invitations" add column "salaryCurrency" text;
alter table "invitations" add column "salaryUnit" text;
update "invitations" set "salaryCurrency" = "jobs"."salaryCurrency", "salaryUnit" = "jobs"."salaryUnit"
from "dailyCandidates" join "jobs" on "jobs"."id" = "dailyCandidates"."jobId"
where "dailyCandidates"."id" = "invitations"."dailyCandidateId";
alter table "invitations" alter column "salaryCurrency" set not null;
alter table "invitations" alter column "salaryUnit" set not null;
create index "invitationsPending" on "invitations" ("expiresAt") where "status" = 'PENDING';

-- What candidates set right of what was read from their resumes. The columns of the facts hold what is shown;
-- `facts` stays what the resume says.
alter table "candidates" add column "factCorrections" jsonb not null default '{}';
-- Set once everything personal is gone; the row stays for what is counted.
alter table "candidates" add column "erasedAt" timestamptz;

-- How well a candidate fits open jobs; made when the candidate looks at jobs and anything has changed since.
create table "jobFits" (
  "candidateEmail" text not null references "candidates" on update cascade on delete cascade,
  "jobId" uuid not null references "jobs" on delete cascade,
  -- What it was made of: a fingerprint of the candidate's side, and when the job was last changed.
  "candidateVersion" text not null,
  "jobUpdatedAt" timestamptz not null,
  "score" integer not null,
  "fit" jsonb not null,
  "madeAt" timestamptz not null,
  primary key ("candidateEmail", "jobId")
);
create index "jobFitsByJob" on "jobFits" ("jobId");

-- Who has been erased, as keyed hashes of addresses; a copy is kept outside the database.
create table "erasures" (
  "emailHash" text primary key,
  "at" timestamptz not null
);

-- What kind of stage it was at the time: stages can be renamed and removed.
alter table "applicationEvents" add column "stageType" text;
update "applicationEvents" set "stageType" = "stage" ->> 'type'
from "applications" join "jobs" on "jobs"."id" = "applications"."jobId", jsonb_array_elements("jobs"."stages") "stage"
where "applications"."id" = "applicationEvents"."applicationId" and "stage" ->> 'name' = "applicationEvents"."stageName";

-- For the figures.
create index "applicationsHired" on "applications" ("jobId") where "status" = 'HIRED';
create index "applicationsByTime" on "applications" ("createdAt");
create index "dailyCandidatesByReview" on "dailyCandidates" ("reviewedAt") where "reviewedAt" is not null;
create index "applicationEventsByTime" on "applicationEvents" ("at");
