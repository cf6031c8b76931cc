-- One name per member: the organisation's, or else the person's.

alter table profiles
  add column member_name text not null generated always as (coalesce(organization_name, full_name)) stored;

comment on column profiles.member_name is 'Name under which other members see this one';

drop trigger profiles_name_ends_level on profiles;
create trigger profiles_name_ends_level after update of organization_name, full_name on profiles
  for each row
  when (old.member_name is distinct from new.member_name)
  execute function end_level_of_profile('the name', 1);
