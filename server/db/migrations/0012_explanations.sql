-- Why a list is short: numbers that are said in the reader's language. What was written in English before stays a text.
alter table "dailyLists" alter column "explanation" type jsonb using to_jsonb("explanation");
