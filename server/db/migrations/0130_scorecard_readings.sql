-- When someone first read others' scorecards of a stage, in whichever way: a card that is given or changed afterwards says so.
create table "scorecardReadings" (
  "applicationId" uuid not null references "applications" on delete cascade,
  "stageId" text not null,
  "readerEmail" text references "users" on update cascade on delete cascade,
  "guestId" uuid references "jobGuests" on delete cascade,
  "readAt" timestamptz not null,
  check (num_nonnulls("readerEmail", "guestId") = 1),
  unique ("applicationId", "stageId", "readerEmail")
);
create unique index "scorecardReadingsByGuest" on "scorecardReadings" ("guestId", "applicationId", "stageId");
create index "scorecardReadingsByReader" on "scorecardReadings" ("readerEmail");

alter table "scorecards" add column "isAfterReading" boolean not null default false;
