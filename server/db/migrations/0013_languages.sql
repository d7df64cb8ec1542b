-- The language somebody is written to in: of the page they registered on, and from then on of those they read.
alter table "users" add column "locale" text not null default 'en';
