-- Pages of a resume that are pictures, by their numbers, whose text was recognized.
alter table "candidates" add column "resumeOcrPages" jsonb not null default '[]';
alter table "resumes" add column "resumeOcrPages" jsonb not null default '[]';
