-- Whether a resume had text that nobody can see, which was left out when it was read.
alter table "candidates" add column "resumeHasHiddenText" boolean not null default false;
