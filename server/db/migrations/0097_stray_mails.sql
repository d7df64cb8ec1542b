-- Mails to someone's own address for answers that did not become a message: kept for 30 days, to be read, added or deleted.
create table "strayMails" (
  "id" uuid primary key,
  -- Whose address for answers it came to.
  "userId" uuid not null references "users" ("id") on update cascade on delete cascade,
  -- Null where there is no such conversation any more.
  "threadId" uuid references "messageThreads" on delete cascade,
  "reason" text not null,
  "sender" text,
  "subject" text,
  -- Null where it could not be read.
  "text" text,
  "parts" jsonb not null default '[]',
  "filesNotTaken" jsonb not null default '[]',
  "head" text not null,
  "receivedAt" timestamptz not null,
  -- When its author was told by mail.
  "answeredAt" timestamptz
);
create index "strayMailsByThread" on "strayMails" ("threadId", "receivedAt");
create index "strayMailsByUser" on "strayMails" ("userId", "receivedAt");
create index "strayMailsByAge" on "strayMails" ("receivedAt");

-- Of a message that was added from a mail: the address that came from, where it is not the account's.
alter table "messages" add column "sentFrom" text;
