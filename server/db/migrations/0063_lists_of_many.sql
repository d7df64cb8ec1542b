-- For lists and tasks of those who have very many.
create index "interviewsByMaking" on "interviews" ("recruiterEmail", "createdAt" desc, "id" desc);
create index "applicationsDue" on "applications" ("jobId", "answerBy") where "status" = 'ACTIVE';
create index "messagesUnreadOfCandidates" on "messages" ("threadId", "createdAt" desc, "id" desc)
  where "readAt" is null and "from" = 'CANDIDATE';
create index "jobOffersAnswered" on "jobOffers" ("answeredAt") where "answeredAt" is not null;
create index "dailyCandidatesSaved" on "dailyCandidates" ("jobId") where "status" = 'SAVED';
-- Of each webhook what waits, the longest due first.
create index "webhookDeliveriesWaiting" on "webhookDeliveries" ("webhookId", "nextAt") where "status" = 'PENDING';
