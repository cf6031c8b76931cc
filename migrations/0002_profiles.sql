-- Profiles, and the services and projects that a member publishes on theirs.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() and array_to_string() are only STABLE; with a fixed dictionary and text elements they never
-- change their answer, which generated columns require to be declared.
create function immutable_unaccent(value text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;

create function immutable_words(value text[]) returns text
  language sql immutable parallel safe strict
  as $$ select array_to_string(value, ' ') $$;

create table profiles (
  id uuid primary key references accounts (id) on delete cascade,
  organization_type text not null
    check (organization_type in ('corporate', 'ngo', 'consultant', 'service_provider')),
  full_name text not null,
  organization_name text,
  avatar_url text,
  short_summary text,
  bio text,
  skills text[] not null default '{}',
  location text,
  headquarters_location text,
  headquarters_state text,
  phone text,
  public_contact_email text,
  public_contact_phone text,
  website text,
  linkedin text,
  twitter text,
  gender text check (gender in ('male', 'female', 'non-binary', 'prefer-not-to-say', 'other')),
  year_established integer,
  organization_size text,
  operating_regions text[] not null default '{}',
  sdg_goals text[] not null default '{}',
  focus_areas text[] not null default '{}',
  corporate_cin text,
  is_listed_entity boolean not null default false,
  verified boolean not null default false,
  is_published boolean not null default false,
  projects_count integer not null default 0,
  services_count integer not null default 0,
  total_investment bigint not null default 0,
  requests_received integer not null default 0,
  requests_answered integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_document tsvector generated always as (
    setweight(to_tsvector('pg_catalog.english', immutable_unaccent(coalesce(organization_name, '') || ' ' || full_name)), 'A')
    || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(
         immutable_words(skills) || ' ' || immutable_words(focus_areas) || ' ' || immutable_words(sdg_goals))), 'B')
    || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(
         coalesce(short_summary, '') || ' ' || coalesce(headquarters_location, '') || ' '
         || coalesce(headquarters_state, '') || ' ' || immutable_words(operating_regions) || ' '
         || replace(organization_type, '_', ' '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(coalesce(bio, ''))), 'D')
  ) stored,
  search_words text generated always as (
    lower(immutable_unaccent(
      coalesce(organization_name, '') || ' ' || full_name || ' ' || immutable_words(skills) || ' '
      || immutable_words(focus_areas) || ' ' || coalesce(headquarters_location, '') || ' '
      || coalesce(headquarters_state, '') || ' ' || replace(organization_type, '_', ' ')))
  ) stored
);
comment on table profiles is 'What a member shows: one profile per account, with the same id.';
comment on column profiles.headquarters_state is 'State or union territory read from the location; what the marketplace filters by';
comment on column profiles.public_contact_email is 'Shown to signed-in members; the sign-in address never is';
comment on column profiles.is_published is 'In the marketplace: email confirmed and not an admin. Kept by triggers';
comment on column profiles.total_investment is 'Sum of the budgets of the member''s projects, whole rupees. Kept by a trigger';
comment on column profiles.requests_received is 'Collaboration requests that reached the member and were not withdrawn. Kept by a trigger';
comment on column profiles.requests_answered is 'Those of them that were accepted or declined. Kept by a trigger';
comment on column profiles.search_document is 'Full text: A name, B skills, focus areas and SDGs, C summary, places and kind of member, D bio';
comment on column profiles.search_words is 'The short texts in which typing errors are forgiven (trigrams)';

create function set_profile_is_published() returns trigger language plpgsql as $$
begin
  select a.email_confirmed_at is not null and not a.is_admin into new.is_published
    from accounts a where a.id = new.id;
  return new;
end $$;
create trigger profiles_is_published before insert on profiles
  for each row execute function set_profile_is_published();

create function publish_profile_of_account() returns trigger language plpgsql as $$
begin
  update profiles set is_published = new.email_confirmed_at is not null and not new.is_admin
    where id = new.id;
  return null;
end $$;
create trigger accounts_publish_profile after update of email_confirmed_at, is_admin on accounts
  for each row execute function publish_profile_of_account();

create table user_services (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null,
  tagline text not null,
  description text not null,
  contact_preference text not null default 'Email'
    check (contact_preference in ('Email', 'Phone', 'LinkedIn', 'Website', 'Other')),
  practice_areas text[] not null default '{}',
  focus_areas text[] not null default '{}',
  sdg_goals text[] not null default '{}',
  geographic_coverage text[] not null default '{}',
  price bigint check (price >= 0),
  duration text,
  category text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_services_newest on user_services (user_id, created_at desc, id desc);
comment on table user_services is 'A service that a member offers.';
comment on column user_services.price is 'Whole rupees';

create table user_projects (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null,
  description text,
  status text not null check (status in ('Active', 'Completed', 'On Hold', 'Cancelled')),
  start_date date,
  end_date date,
  budget bigint check (budget >= 0),
  rating numeric(2, 1) check (rating between 0 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_projects_dates check (end_date >= start_date)
);
create index user_projects_newest on user_projects (user_id, created_at desc, id desc);
comment on table user_projects is 'A project that a member ran or runs.';
comment on column user_projects.budget is 'Whole rupees';

create function count_user_services() returns trigger language plpgsql as $$
begin
  update profiles set services_count = services_count + case tg_op when 'INSERT' then 1 else -1 end
    where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger user_services_count after insert or delete on user_services
  for each row execute function count_user_services();

create function count_user_projects() returns trigger language plpgsql as $$
begin
  update profiles set
    projects_count = projects_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    total_investment = total_investment + coalesce(new.budget, 0) - coalesce(old.budget, 0)
    where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger user_projects_count after insert or delete or update of budget on user_projects
  for each row execute function count_user_projects();
