-- Offers to applicants. Of one application at most one waits for an answer.
create table "jobOffers" (
  "id" uuid primary key,
  "applicationId" uuid not null references "applications" on delete cascade,
  -- Who sent it; null once they have left.
  "recruiterEmail" text references "recruiters" on update cascade on delete set null,
  "salary" bigint not null,
  "salaryCurrency" text not null,
  "salaryUnit" text not null,
  "startDate" date not null,
  "expiresOn" date not null,
  "text" text,
  "status" text not null check ("status" in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  "declineReason" text,
  "sentAt" timestamptz not null,
  "answeredAt" timestamptz
);
create index "jobOffersByApplication" on "jobOffers" ("applicationId", "sentAt" desc, "id" desc);
create unique index "jobOffersWaiting" on "jobOffers" ("applicationId") where "status" = 'SENT';
create index "jobOffersExpiring" on "jobOffers" ("expiresOn") where "status" = 'SENT';
create index "jobOffersByRecruiter" on "jobOffers" ("recruiterEmail");
