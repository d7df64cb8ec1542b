-- Figures are counted from this index alone; the rows themselves carry evidence and are large.
create index "dailyCandidatesFigures" on "dailyCandidates" ("jobId") include ("date", "status", "reviewedAt");
drop index "dailyCandidatesByReview";
