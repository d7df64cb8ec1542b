-- What those who hire think of an applicant after a stage: one card each.
create table "scorecards" (
  "id" uuid primary key,
  "applicationId" uuid not null references "applications" on delete cascade,
  "stageId" text not null,
  -- As the stage was called when the card was written.
  "stageName" text not null,
  -- A recruiter, or the employer; null once they have left.
  "authorEmail" text references "users" on update cascade on delete set null,
  "recommendation" text not null check ("recommendation" in ('STRONG_NO', 'NO', 'YES', 'STRONG_YES')),
  -- With the words of each criterion as they were, so that a later change of the job does not falsify the card.
  "ratings" jsonb not null,
  "strengths" text,
  "concerns" text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  unique ("applicationId", "stageId", "authorEmail")
);
create index "scorecardsByAuthor" on "scorecards" ("authorEmail");
