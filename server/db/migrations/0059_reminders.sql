-- The start that the candidate was reminded of; a time that is moved is another one.
alter table "interviews" add column "remindedOf" timestamptz;
create index "interviewsByStart" on "interviews" ("startsAt") where "cancelledAt" is null and "startsAt" is not null;
