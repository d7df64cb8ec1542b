-- Files on their way into the storage or out of it: no transaction stays open while a file is stored or removed, so
-- others have to see in a table what is going on.

-- Each is somebody's upload; its row goes with the transaction that holds the file, or when that fails.
create table "comingFiles" (
  "id" uuid primary key,
  "key" text not null,
  "at" timestamptz not null default now()
);
create index "comingFilesByKey" on "comingFiles" ("key");

-- Held by nobody any more; the row goes when the file is gone, and until then the removal is owed.
create table "leavingFiles" (
  "key" text primary key,
  -- Of the try that is under way, or of the last one.
  "id" uuid not null,
  "at" timestamptz not null default now()
);
