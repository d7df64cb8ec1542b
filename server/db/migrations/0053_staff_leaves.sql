-- Set once everything personal is gone; the row stays for what hangs on it.
alter table "recruiters" add column "recruiterLeftAt" timestamptz;
alter table "employers" add column "employerLeftAt" timestamptz;
