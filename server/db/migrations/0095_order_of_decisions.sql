-- Which visit of a page decided about a pick last, and the how manieth of its decisions that was: an older one that
-- arrives later, because the page was left and sent all it had at once, changes nothing.
alter table "dailyCandidates" add column "decidedInVisit" text, add column "decidedNth" integer;
