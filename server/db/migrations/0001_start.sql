-- The tables the product starts with. Columns carry the names of the schemas, so nothing is translated on the way.
-- People are keyed by e-mail address in lower case; references follow when an address changes.

create table "users" (
  "email" text primary key check ("email" = lower("email")),
  "id" uuid not null unique,
  "role" text not null,
  "passwordHash" text,
  "emailVerified" boolean not null default false,
  -- Tokens issued before this moment are no longer valid.
  "tokensValidFrom" timestamptz not null default 'epoch',
  "createdAt" timestamptz not null default now()
);

-- Tokens revoked one by one (sign-out); kept until they would have expired.
create table "revokedTokens" (
  "id" uuid primary key,
  "expiresAt" timestamptz not null
);
create index "revokedTokensByExpiry" on "revokedTokens" ("expiresAt");

create table "employers" (
  "employerEmail" text primary key references "users" on update cascade on delete cascade,
  "employerName" text not null,
  "employerWebsite" text,
  "employerIndustry" text,
  "employerSize" text,
  "employerCity" text,
  "employerState" text,
  "employerDescription" text,
  "createdAt" timestamptz not null default now()
);
create unique index "employersByName" on "employers" (lower("employerName"));

create table "recruiters" (
  "recruiterEmail" text primary key references "users" on update cascade on delete cascade,
  "employerEmail" text not null references "employers" on update cascade,
  "recruiterFirstName" text not null,
  "recruiterLastName" text not null,
  "recruiterTitle" text,
  "recruiterPhone" text,
  "status" text not null,
  "createdAt" timestamptz not null default now()
);
create index "recruitersByEmployer" on "recruiters" ("employerEmail", "createdAt");

create table "candidates" (
  "candidateEmail" text primary key references "users" on update cascade on delete cascade,
  "candidateFirstName" text not null,
  "candidateLastName" text not null,
  "candidateCity" text,
  "candidateState" text,
  "candidateWillingToRelocate" boolean not null default false,
  "openToWork" boolean not null default true,
  "highestLevelOfEducation" text,
  "candidateLinkedinProfile" text,
  "candidateLeetcodeUserName" text,
  "candidateOtherInformation" text,
  "headline" text,
  "skills" jsonb not null default '[]',
  "yearsOfExperience" double precision,
  "resumeFileName" text,
  -- Where the file lies in the storage, what it is, and what was read from it.
  "resumeKey" text,
  "resumeKind" text,
  "resumeText" text,
  "facts" jsonb,
  "createdAt" timestamptz not null default now()
);

create table "jobs" (
  "id" uuid primary key,
  "recruiterEmail" text not null references "recruiters" on update cascade,
  "title" text not null,
  "description" text not null,
  "employmentType" text not null,
  "workplaceType" text not null,
  "city" text,
  "state" text,
  "salaryMin" bigint,
  "salaryMax" bigint,
  "salaryCurrency" text not null,
  "salaryUnit" text not null,
  "openings" integer not null,
  "validThrough" date,
  "criteria" jsonb not null default '[]',
  "proposedCriteria" jsonb not null default '[]',
  "suggestedCriteria" jsonb not null default '[]',
  "dismissedSuggestions" jsonb not null default '[]',
  "criteriaVersion" integer not null default 1,
  "stages" jsonb not null,
  "status" text not null default 'DRAFT',
  "closeReason" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "openedAt" timestamptz,
  "closedAt" timestamptz
);
create index "jobsByRecruiter" on "jobs" ("recruiterEmail", "createdAt", "id");
create index "jobsOpen" on "jobs" ("openedAt") where "status" = 'OPEN';

-- One row per job and day once that day's list is complete: what makes the daily run happen exactly once.
create table "dailyLists" (
  "jobId" uuid not null references "jobs" on delete cascade,
  "date" date not null,
  "size" integer not null,
  "poolSize" integer not null,
  "explanation" text,
  "createdAt" timestamptz not null default now(),
  primary key ("jobId", "date")
);

create table "dailyCandidates" (
  "id" uuid primary key,
  "jobId" uuid not null references "jobs",
  "date" date not null,
  "rank" integer not null,
  "candidateEmail" text not null references "candidates" on update cascade,
  -- As they stood on the day; lists are kept unchanged.
  "candidateName" text not null,
  "headline" text,
  "city" text,
  "state" text,
  "yearsOfExperience" double precision,
  "score" integer not null,
  "band" text not null,
  "criteria" jsonb not null,
  "summary" text not null,
  "status" text not null default 'NEW',
  "reasons" jsonb not null default '[]',
  "reviewedAt" timestamptz,
  "criteriaVersion" integer not null,
  "matcherVersion" text not null,
  -- A candidate is listed once per job, ever.
  unique ("jobId", "candidateEmail"),
  unique ("jobId", "date", "rank")
);
create index "dailyCandidatesByCandidate" on "dailyCandidates" ("candidateEmail", "date");
create index "dailyCandidatesNew" on "dailyCandidates" ("jobId") where "status" = 'NEW';

create table "applications" (
  "id" uuid primary key,
  "jobId" uuid not null references "jobs",
  "candidateEmail" text not null references "candidates" on update cascade,
  "status" text not null,
  "stageId" text not null,
  "source" text not null,
  "coverLetter" text,
  "rejectionReason" text,
  "answerBy" date,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("jobId", "candidateEmail")
);
create index "applicationsByCandidate" on "applications" ("candidateEmail", "createdAt");

create table "applicationEvents" (
  "id" uuid primary key,
  "applicationId" uuid not null references "applications" on delete cascade,
  "status" text not null,
  "stageName" text not null,
  "at" timestamptz not null default now(),
  "by" text not null
);
create index "applicationEventsByApplication" on "applicationEvents" ("applicationId", "at");

create table "invitations" (
  "id" uuid primary key,
  "dailyCandidateId" uuid not null unique references "dailyCandidates",
  "salaryMin" bigint not null,
  "salaryMax" bigint not null,
  "message" text,
  "status" text not null default 'PENDING',
  "declineReason" text,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now()
);

create table "subscriptions" (
  "id" uuid primary key,
  "userEmail" text not null references "users" on update cascade on delete cascade,
  "planId" text not null,
  "status" text not null,
  "currentPeriodEnd" timestamptz,
  "cancelAtPeriodEnd" boolean not null default false,
  "createdAt" timestamptz not null default now()
);
create index "subscriptionsByUser" on "subscriptions" ("userEmail", "createdAt");
