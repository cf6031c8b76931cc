-- Levels above the first are granted to one member. When the profile becomes another member's, they do not come back
-- with new papers: the audit was not of that one. A new name alone ends level 1, the numbers say that it is the same.

create or replace function end_level_of_profile() returns trigger language plpgsql as $$
begin
  update verification_requests set ended_at = clock_timestamp(), end_cause = 'profile-changed', end_reason = tg_argv[0]
    where member_id = new.id and level <= tg_argv[1]::int and status = 'granted' and ended_at is null;
  return null;
end $$;

drop trigger profiles_name_ends_level on profiles;
create trigger profiles_name_ends_level after update of organization_name, full_name on profiles
  for each row
  when (coalesce(old.organization_name, old.full_name) is distinct from coalesce(new.organization_name, new.full_name))
  execute function end_level_of_profile('the name', 1);
drop trigger profiles_type_ends_level on profiles;
create trigger profiles_type_ends_level after update of organization_type on profiles
  for each row when (old.organization_type is distinct from new.organization_type)
  execute function end_level_of_profile('the kind of member', 3);
drop trigger profiles_cin_ends_level on profiles;
create trigger profiles_cin_ends_level after update of corporate_cin on profiles
  for each row when (old.corporate_cin is not null and old.corporate_cin is distinct from new.corporate_cin)
  execute function end_level_of_profile('the CIN', 3);
drop trigger profile_details_csr_number_ends_level on profile_details;
create trigger profile_details_csr_number_ends_level after update of csr_registration_number on profile_details
  for each row
  when (old.csr_registration_number is not null
    and old.csr_registration_number is distinct from new.csr_registration_number)
  execute function end_level_of_profile('the CSR registration number', 3);
drop trigger profile_details_pan_ends_level on profile_details;
create trigger profile_details_pan_ends_level after update of pan on profile_details
  for each row when (old.pan is not null and old.pan is distinct from new.pan)
  execute function end_level_of_profile('the PAN', 3);

-- Numbers that everybody reads beside the level, and that the admin has compared with the papers.
create trigger profile_details_registration_ends_level after update of ngo_registration_number on profile_details
  for each row
  when (old.ngo_registration_number is not null
    and old.ngo_registration_number is distinct from new.ngo_registration_number)
  execute function end_level_of_profile('the registration number', 1);
create trigger profile_details_darpan_ends_level after update of darpan_id on profile_details
  for each row when (old.darpan_id is not null and old.darpan_id is distinct from new.darpan_id)
  execute function end_level_of_profile('the Darpan ID', 1);
