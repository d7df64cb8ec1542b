-- Pages of a resume that gave no text, by their numbers.
alter table "candidates" add column "resumeUnreadPages" jsonb not null default '[]';
