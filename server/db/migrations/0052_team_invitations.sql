-- Invitations by mail to recruit for an employer; the secret of the link is kept nowhere.
create table "teamInvitations" (
  "id" uuid primary key,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "invitedEmail" text not null,
  "secretHash" text not null unique,
  "sentAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  unique ("employerEmail", "invitedEmail")
);
create index "teamInvitationsByEmail" on "teamInvitations" ("invitedEmail");
