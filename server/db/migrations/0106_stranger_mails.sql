-- Mails a company sent in a day to addresses of its own choosing; rows of days before are dropped with the next mail.
create table "strangerMails" (
  "employerEmail" text not null references "employers" ("employerEmail") on delete cascade on update cascade,
  "day" date not null,
  "sent" integer not null,
  primary key ("employerEmail", "day")
);
