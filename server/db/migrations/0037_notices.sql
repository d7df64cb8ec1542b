-- How someone wants to be told of what happens: one document per person, checked before it is written.
create table "noticeSettings" (
  "userEmail" text primary key references "users" on update cascade on delete cascade,
  "document" jsonb not null
);

-- The last morning that was seen to for someone: no day has two mails, however many servers there are.
create table "mornings" (
  "userEmail" text primary key references "users" on update cascade on delete cascade,
  -- On the reader's own calendar.
  "day" date not null,
  -- When the last mail was written; null while there was none.
  "mailedAt" timestamptz
);

-- What happened, for one reader each. Names and titles are read where they are kept.
create table "notices" (
  "id" uuid primary key,
  "userEmail" text not null references "users" on update cascade on delete cascade,
  "kind" text not null,
  "jobId" uuid references "jobs" on delete cascade,
  "candidateEmail" text references "candidates" on update cascade on delete cascade,
  "count" integer not null check ("count" > 0),
  "createdAt" timestamptz not null,
  "readAt" timestamptz
);
-- What happens again before it was read is the same notice.
create unique index "noticesUnread" on "notices" ("userEmail", "kind", "jobId", "candidateEmail")
  nulls not distinct where "readAt" is null;
create index "noticesByUser" on "notices" ("userEmail", "createdAt" desc, "id" desc);
create index "noticesByJob" on "notices" ("jobId");
create index "noticesByCandidate" on "notices" ("candidateEmail");
create index "noticesByAge" on "notices" ("createdAt");
