-- A range of texts, so that an exclusion constraint can compare a person without an extension.
create type "textRange" as range (subtype = text);

create table "interviews" (
  "id" uuid primary key,
  "applicationId" uuid not null references "applications" on delete cascade,
  -- Whose time it takes; the recruiter of the job.
  "recruiterEmail" text not null references "recruiters" on update cascade on delete cascade,
  "kind" text not null check ("kind" in ('VIDEO', 'PHONE', 'ON_SITE')),
  "minutes" integer not null check ("minutes" > 0),
  "place" text not null,
  "message" text,
  "timeZone" text not null,
  "candidateTimeZone" text,
  -- Moments in ISO 8601, the earliest first.
  "proposedTimes" jsonb not null,
  "startsAt" timestamptz,
  "endsAt" timestamptz,
  "noneFits" text,
  "cancelledAt" timestamptz,
  "cancelReason" text,
  "sequence" integer not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  check (("startsAt" is null) = ("endsAt" is null)),
  -- Nobody is in two interviews at once.
  constraint "interviewsApart" exclude using gist (
    "textRange"("recruiterEmail", "recruiterEmail", '[]') with =,
    tstzrange("startsAt", "endsAt") with &&
  ) where ("startsAt" is not null and "cancelledAt" is null)
);
create index "interviewsByApplication" on "interviews" ("applicationId");
create index "interviewsByRecruiter" on "interviews" ("recruiterEmail", "startsAt");

-- The secret address of a recruiter's calendar; the secret itself is kept nowhere.
create table "calendarFeeds" (
  "recruiterEmail" text primary key references "recruiters" on update cascade on delete cascade,
  "secretHash" text not null unique,
  "createdAt" timestamptz not null
);
