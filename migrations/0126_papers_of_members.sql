-- Members are found by single registrations: CSR-1, 12A, 80G and FCRA.

create or replace function profile_work_keys(member uuid) returns text[] language sql stable
  as $$
    select coalesce(array_agg(distinct key order by key), '{}') from (
      select 'item ' || schedule_vii_item from user_projects where user_id = member
      union all
      select district_key(district) from user_projects, unnest(districts) district where user_id = member
      union all
      select price_key(price) from user_services where user_id = member
      union all
      select 'csr papers' from profile_details
        where id = member and csr_registration_number is not null and urn_12a is not null and urn_80g is not null
      union all
      select 'paper ' || paper.name
        from profile_details d
        cross join lateral (values
          ('csr-1', d.csr_registration_number), ('12a', d.urn_12a), ('80g', d.urn_80g), ('fcra', d.fcra_registration_number)
        ) as paper (name, number)
        where d.id = member and paper.number is not null
    ) as found (key) where key is not null
  $$;
comment on function profile_work_keys is
  'Filters under which a member is found by projects (items of Schedule VII, districts), by services (prices), and by having given the registrations CSR-1, 12A, 80G and FCRA: each, and the first three together';

drop trigger profile_details_keys on profile_details;
create trigger profile_details_keys
  after update of csr_registration_number, urn_12a, urn_80g, fcra_registration_number on profile_details
  for each row execute function keep_paper_keys();

-- All pairs of keys are counted anew below: there is no need to note each change.
alter table profiles disable trigger profiles_keys_updated;
update profiles p set work_keys = profile_work_keys(p.id)
  from profile_details d
  where d.id = p.id and num_nonnulls(d.csr_registration_number, d.urn_12a, d.urn_80g, d.fcra_registration_number) > 0;
alter table profiles enable trigger profiles_keys_updated;
select count_marketplace_keys();
