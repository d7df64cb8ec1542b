-- Mails that were dealt with, by a keyed hash of their Message-ID: none is taken twice.
create table "inboundMails" (
  "idHash" text primary key,
  "takenAt" timestamptz not null
);
create index "inboundMailsByAge" on "inboundMails" ("takenAt");

-- Names of files that came with a message by mail, and were not taken.
alter table "messages" add column "filesNotTaken" jsonb not null default '[]';
