-- What the outlines that workers hold in memory are kept up to date by, and the profiles that are to be made.

-- Whose profile, subscription or wish to be found has changed, and by which transaction: transactions end in another order
-- than they begin, so who asks for what is new goes on from the oldest that was not over. People stand here as a hash of
-- their address, and for two days.
create table "outlineChanges" (
  "xid" xid8 not null default pg_current_xact_id(),
  "hash" integer not null,
  "at" timestamptz not null default now()
);
create index "outlineChangesByTransaction" on "outlineChanges" ("xid");
create index "candidateProfilesByHash" on "candidateProfiles" (hashtext("candidateEmail"));

create function "noteProfiles"() returns trigger language plpgsql as $$
begin
  insert into "outlineChanges" ("hash") select hashtext("candidateEmail") from "changed";
  return null;
end;
$$;
create trigger "profilesMade" after insert on "candidateProfiles"
  referencing new table as "changed" for each statement execute function "noteProfiles"();
create trigger "profilesMadeAgain" after update on "candidateProfiles"
  referencing new table as "changed" for each statement execute function "noteProfiles"();
create trigger "profilesRenamed" after update on "candidateProfiles"
  referencing old table as "changed" for each statement execute function "noteProfiles"();
create trigger "profilesGone" after delete on "candidateProfiles"
  referencing old table as "changed" for each statement execute function "noteProfiles"();

create function "noteSubscribers"() returns trigger language plpgsql as $$
begin
  insert into "outlineChanges" ("hash") select hashtext("userEmail") from "changed";
  return null;
end;
$$;
create trigger "subscriptionsMade" after insert on "subscriptions"
  referencing new table as "changed" for each statement execute function "noteSubscribers"();
create trigger "subscriptionsChanged" after update on "subscriptions"
  referencing new table as "changed" for each statement execute function "noteSubscribers"();
create trigger "subscriptionsGone" after delete on "subscriptions"
  referencing old table as "changed" for each statement execute function "noteSubscribers"();

create function "noteCandidate"() returns trigger language plpgsql as $$
begin
  insert into "outlineChanges" ("hash") values (hashtext(new."candidateEmail"));
  return null;
end;
$$;
create trigger "candidatesFound" after update of "openToWork" on "candidates"
  for each row when (old."openToWork" is distinct from new."openToWork") execute function "noteCandidate"();

create function "noteUser"() returns trigger language plpgsql as $$
begin
  insert into "outlineChanges" ("hash") values (hashtext(new."email"));
  return null;
end;
$$;
create trigger "usersVerified" after update of "emailVerified" on "users"
  for each row when (old."emailVerified" is distinct from new."emailVerified") execute function "noteUser"();

-- Profiles lie beside their rows, so that all outlines are read without them.
alter table "candidateProfiles" set (toast_tuple_target = 256);

-- Whose profile is missing or out of date; whoever has time makes it and takes the row away.
create table "profileQueue" (
  "candidateEmail" text primary key references "candidates" on update cascade on delete cascade
);

create function "queueProfile"() returns trigger language plpgsql as $$
begin
  insert into "profileQueue" values (new."candidateEmail") on conflict do nothing;
  return null;
end;
$$;
create trigger "candidatesQueued" after insert on "candidates"
  for each row when (new."facts" is not null) execute function "queueProfile"();
create trigger "candidatesQueuedAgain" after update of
  "candidateFirstName", "candidateLastName", "candidateCity", "candidateState", "candidateWillingToRelocate",
  "highestLevelOfEducation", "facts", "resumeText", "factCorrections"
  on "candidates" for each row when (new."facts" is not null) execute function "queueProfile"();
