-- Who holds a file is asked before it is taken away.
create index "candidatesByResume" on "candidates" ("resumeKey") where "resumeKey" is not null;
