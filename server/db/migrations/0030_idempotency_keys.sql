-- Answers to calls that were made with an Idempotency-Key, for a day, so that a repeat is answered and not made.
create table "idempotencyKeys" (
  -- Keyed hashes: of the caller and the key, and of the method, the address and the body.
  "key" text primary key,
  "request" text not null,
  -- Whose work the row is, so that work that was given up cannot answer for work begun since.
  "claim" uuid not null,
  "at" timestamptz not null,
  -- Null while the call goes on.
  "status" smallint,
  "body" text
);
create index "idempotencyKeysByAge" on "idempotencyKeys" ("at");
