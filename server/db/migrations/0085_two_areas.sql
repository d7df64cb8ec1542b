-- An administrator of a company may recruit for it under the same address. The account is of the role EMPLOYER then, with
-- a recruiter's row beside it; this is the area used last, where it was chosen.
alter table "users" add column "lastRole" text check ("lastRole" in ('EMPLOYER', 'RECRUITER'));

-- As what a key acts: its address alone no longer tells.
alter table "machineKeys" add column "actsAs" text check ("actsAs" in ('EMPLOYER', 'RECRUITER'));
update "machineKeys" set "actsAs" = case when "userEmail" = "employerEmail" then 'EMPLOYER' else 'RECRUITER' end;
-- An earlier build that runs beside does not say it of a key it makes.
create function "fillActsAs"() returns trigger language plpgsql as $$
begin
  new."actsAs" := case when new."userEmail" = new."employerEmail" then 'EMPLOYER' else 'RECRUITER' end;
  return new;
end $$;
create trigger "machineKeysActAs" before insert on "machineKeys" for each row when (new."actsAs" is null)
  execute function "fillActsAs"();
alter table "machineKeys" add constraint "machineKeysKnown" check ("actsAs" is not null);
