-- What a profile says beyond the listing: fields of one kind of member, identifiers, and who changed what when.

create table profile_details (
  id uuid primary key references profiles (id) on delete cascade,

  ngo_registration_number text,
  cause_areas text[] not null default '{}',
  annual_beneficiaries bigint check (annual_beneficiaries >= 0),
  annual_projects bigint check (annual_projects >= 0),
  annual_volunteers bigint check (annual_volunteers >= 0),
  strategic_partners text[] not null default '{}',

  expertise_areas text[] not null default '{}',
  certifications text[] not null default '{}',
  consulting_domains text[] not null default '{}',
  hourly_rate bigint check (hourly_rate >= 0),
  years_experience integer check (years_experience >= 0),

  service_categories text[] not null default '{}',
  pricing_model text check (pricing_model in ('fixed', 'hourly', 'subscription', 'custom')),
  deployment_regions text[] not null default '{}',
  industries_served text[] not null default '{}',
  implementation_timeline text,

  industry text,
  annual_csr_budget bigint check (annual_csr_budget >= 0),
  sdg_focus text[] not null default '{}',
  csr_lead_name text,
  csr_lead_email text,

  csr_registration_number text,
  darpan_id text,
  pan text,
  gstin text,
  urn_12a text,
  urn_80g text,
  fcra_registration_number text,

  version integer not null default 1,
  field_versions jsonb not null default '{}'
);
comment on table profile_details is
  'What a profile says beyond the columns that listings read: one row per profile, with the same id. A field that is not of the member''s kind is null or empty.';
comment on column profile_details.hourly_rate is 'Whole rupees';
comment on column profile_details.annual_csr_budget is 'Whole rupees';
comment on column profile_details.pan is 'Permanent account number of the income tax department; leaves the server only to its owner';
comment on column profile_details.urn_12a is 'Unique registration number under section 12A or 332; begins with the PAN';
comment on column profile_details.urn_80g is 'Unique registration number under section 80G or 354; begins with the PAN';
comment on column profile_details.version is 'Grows by one with every save of the profile by its member';
comment on column profile_details.field_versions is
  'Field name to the version that last changed it, so that two saves that started from the same version collide only in the fields that both touch';

-- Every profile has its row of details from the start: readers join, and a save locks one row.
create function create_profile_details() returns trigger language plpgsql as $$
begin
  insert into profile_details (id) values (new.id);
  return null;
end $$;
create trigger profiles_create_details after insert on profiles
  for each row execute function create_profile_details();
insert into profile_details (id) select id from profiles;

create table profile_cin_history (
  profile_id uuid not null references profiles (id) on delete cascade,
  cin text not null,
  replaced_at timestamptz not null,
  primary key (profile_id, replaced_at, cin)
);
comment on table profile_cin_history is
  'Corporate identity numbers that a member had before: a CIN changes when a company is listed, moves to another state or another industry. Kept by a trigger';

create function keep_replaced_cin() returns trigger language plpgsql as $$
begin
  insert into profile_cin_history (profile_id, cin, replaced_at) values (old.id, old.corporate_cin, clock_timestamp());
  return null;
end $$;
create trigger profiles_keep_replaced_cin after update of corporate_cin on profiles
  for each row
  when (old.corporate_cin is not null and old.corporate_cin is distinct from new.corporate_cin)
  execute function keep_replaced_cin();

-- The first character of a CIN says whether the company is listed; who is no individual has no gender.
update profiles set is_listed_entity = (corporate_cin like 'L%')
  where corporate_cin is not null and is_listed_entity <> (corporate_cin like 'L%');
update profiles set corporate_cin = null, is_listed_entity = false
  where organization_type <> 'corporate' and (corporate_cin is not null or is_listed_entity);
update profiles set gender = null where organization_type <> 'consultant' and gender is not null;
