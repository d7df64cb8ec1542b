-- People without an account who see the applicants of one job and give scorecards.
create table "jobGuests" (
  "id" uuid primary key,
  "jobId" uuid not null references "jobs" on delete cascade,
  "guestName" text not null,
  "guestEmail" text not null,
  "invitedAt" timestamptz not null,
  -- When they last showed that they read the mails of the address.
  "lastVisitAt" timestamptz,
  unique ("jobId", "guestEmail")
);
create index "jobGuestsByEmail" on "jobGuests" ("guestEmail");

-- A card is written by a user or by a guest; by nobody any more once they have left.
alter table "scorecards" add column "guestId" uuid references "jobGuests" on delete set null;
create unique index "scorecardsByGuest" on "scorecards" ("guestId", "applicationId", "stageId");
