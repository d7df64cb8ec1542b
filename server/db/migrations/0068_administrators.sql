-- Those who act for a company: its owner, whose address is the company's key, and others the owner has invited.
create table "administrators" (
  "administratorEmail" text primary key references "users" on update cascade on delete cascade,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "administratorFirstName" text,
  "administratorLastName" text,
  "createdAt" timestamptz not null
);
create index "administratorsByEmployer" on "administrators" ("employerEmail", "createdAt");

insert into "administrators" ("administratorEmail", "employerEmail", "createdAt")
select "employerEmail", "employerEmail", "createdAt" from "employers" where "employerLeftAt" is null;

-- The owner is one from the beginning, however the company got in.
create function "addOwner"() returns trigger language plpgsql as $$
begin
  insert into "administrators" ("administratorEmail", "employerEmail", "createdAt")
  values (new."employerEmail", new."employerEmail", new."createdAt");
  return null;
end $$;
create trigger "employersOwner" after insert on "employers" for each row execute function "addOwner"();

alter table "users" add column "lastSignInAt" timestamptz;

-- As what someone is invited.
alter table "teamInvitations" add column "role" text not null default 'RECRUITER'
  check ("role" in ('RECRUITER', 'ADMINISTRATOR'));

-- Which administrator made a key.
alter table "machineKeys" add column "madeByEmail" text references "users" ("email") on update cascade on delete set null;
create index "machineKeysByMaker" on "machineKeys" ("madeByEmail") where "madeByEmail" is not null;
