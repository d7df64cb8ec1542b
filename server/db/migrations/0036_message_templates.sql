-- Texts that an employer's people begin messages from.
create table "messageTemplates" (
  "id" uuid primary key,
  "employerEmail" text not null references "employers" on update cascade on delete cascade,
  "name" text not null,
  "text" text not null,
  -- Recruiters, or the employer; null once they have left: what they wrote stays the employer's.
  "createdByEmail" text references "users" on update cascade on delete set null,
  "updatedByEmail" text references "users" on update cascade on delete set null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create unique index "messageTemplatesByName" on "messageTemplates" ("employerEmail", lower("name"));
create index "messageTemplatesByAuthor" on "messageTemplates" ("createdByEmail");
create index "messageTemplatesByEditor" on "messageTemplates" ("updatedByEmail");
