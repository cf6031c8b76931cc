-- A registration is held by a member who gave its number, or whose paper of it Dayitva has checked: whoever left the field of the
-- number empty was found under no paper, and could not be eligible for CSR money.

create function registrations_held(member uuid) returns text[] language sql stable
  as $$
    select array(
      select paper.name
      from profile_details d
      cross join lateral (values
        ('csr-1', d.csr_registration_number), ('12a', d.urn_12a), ('80g', d.urn_80g), ('fcra', d.fcra_registration_number)
      ) as paper (name, number)
      where d.id = member and (paper.number is not null or exists (
        select from verification_requests r join verification_documents v on v.request_id = r.id
        where r.member_id = member and r.level = 1 and r.status = 'granted' and r.ended_at is null and v.kind = paper.name))
      order by paper.name)
  $$;
comment on function registrations_held is
  'Which of CSR-1, 12A, 80G and FCRA a member gave a number of, or showed as a paper in the check of level 1 that stands. Whether that is valid today is for documents_checked_until to say';

create or replace function profile_work_keys(member uuid) returns text[] language sql stable
  as $$
    with held as materialized (select registrations_held(member) as names)
    select coalesce(array_agg(distinct key order by key), '{}') from (
      select 'item ' || schedule_vii_item from user_projects where user_id = member
      union all
      select district_key(district) from user_projects, unnest(districts) district where user_id = member
      union all
      select price_key(price) from user_services where user_id = member
      union all
      select 'csr papers' from held where names @> '{csr-1,12a,80g}'
      union all
      select 'paper ' || name from held, unnest(names) name
    ) as found (key) where key is not null
  $$;
comment on function profile_work_keys is
  'Filters under which a member is found by projects (items of Schedule VII, districts), by services (prices), and by the registrations CSR-1, 12A, 80G and FCRA that are held: each, and the first three together';
comment on column profiles.work_keys is
  'As profile_work_keys() says. Kept by triggers on projects, services, details, and verification requests with their documents';

create or replace function keep_verification_levels() returns trigger language plpgsql as $$
declare
  member constant uuid := coalesce(new.member_id, old.member_id);
begin
  -- The lock first: the next statement then sees what others wrote who had it.
  perform from profiles where id = member for no key update;
  update profiles set
    (documents_checked_on, documents_checked_until, field_audited_on, field_audited_until, monitored_on, monitored_until) = (
      select
        max(checked_on) filter (where level = 1), max(valid_until) filter (where level = 1),
        max(checked_on) filter (where level = 2), max(valid_until) filter (where level = 2),
        max(checked_on) filter (where level = 3), max(valid_until) filter (where level = 3)
      from verification_requests
      where member_id = member and status = 'granted' and ended_at is null),
    work_keys = profile_work_keys(member)
    where id = member;
  return null;
end $$;

create function keep_checked_papers() returns trigger language plpgsql as $$
declare
  member uuid;
begin
  select member_id into member from verification_requests
    where id = coalesce(new.request_id, old.request_id) and level = 1 and status = 'granted' and ended_at is null;
  if found then
    perform from profiles where id = member for no key update;
    update profiles set work_keys = profile_work_keys(member)
      where id = member and work_keys <> profile_work_keys(member);
  end if;
  return null;
end $$;
create trigger verification_documents_keys after insert or delete or update of request_id, kind on verification_documents
  for each row execute function keep_checked_papers();

-- All pairs of keys are counted again below, so no change has to be noted.
alter table profiles disable trigger profiles_keys_updated;
update profiles p set work_keys = profile_work_keys(p.id)
  from verification_requests r
  where r.member_id = p.id and r.level = 1 and r.status = 'granted' and r.ended_at is null
    and p.work_keys <> profile_work_keys(p.id);
alter table profiles enable trigger profiles_keys_updated;
select count_marketplace_keys();
