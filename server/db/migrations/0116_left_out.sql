-- Cells of an imported file that are left out, while their rows are taken.
alter table "imports" add column "leftOut" jsonb not null default '[]';

-- From here on blank lines of a file are no rows, so an import that was stopped on its way cannot go on by the number of
-- rows that are done. It starts again: people and jobs that are in already are known, and nobody is asked twice.
update "imports" set "done" = 0, "added" = 0, "known" = 0, "refused" = 0, "problems" = '[]'
where "status" = 'RUNNING' and "kind" <> 'RESUMES';
