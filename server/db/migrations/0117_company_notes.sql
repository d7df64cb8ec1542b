-- What an imported file says about a person for its company alone. Once they accept, it is a note of the company.
alter table "addedPeople" add column "companyNote" text;
