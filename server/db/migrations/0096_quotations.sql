-- All the words of a message that came by mail and quotes another, in their order; what is quoted is folded on the screen.
alter table "messages" add column "parts" jsonb not null default '[]';
