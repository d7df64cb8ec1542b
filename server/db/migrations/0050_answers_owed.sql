-- The applications under way of a job, by the day their answer was promised for: overdue answers and the people in each
-- stage are counted from this index alone.
create index "applicationsUnderWay" on "applications" ("jobId", "answerBy") include ("stageId") where "status" = 'ACTIVE';
