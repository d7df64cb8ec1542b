-- The number a candidate is called on: their own word, or what an employer that added them read in the resume.
alter table "candidates" add column "candidatePhone" text;
