-- Says which numbers an admin compared with the papers: a number that the member added later was not among them.

alter table verification_requests add column checked_numbers text[] not null default '{}';
comment on column verification_requests.checked_numbers is
  'Numbers of the profile, by column, that the member had given when level 1 was granted';

-- The numbers of today: most of them could not change without ending the level.
update verification_requests r set checked_numbers = array(
  select number.name
  from profiles p
  join profile_details d on d.id = p.id
  cross join lateral (values
    ('corporate_cin', p.corporate_cin), ('ngo_registration_number', d.ngo_registration_number),
    ('csr_registration_number', d.csr_registration_number), ('darpan_id', d.darpan_id), ('pan', d.pan),
    ('gstin', d.gstin), ('urn_12a', d.urn_12a), ('urn_80g', d.urn_80g),
    ('fcra_registration_number', d.fcra_registration_number)
  ) number (name, value)
  where p.id = r.member_id and number.value is not null)
where r.level = 1 and r.status = 'granted' and r.ended_at is null;
