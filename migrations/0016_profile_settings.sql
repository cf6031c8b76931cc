-- What a member decides about the own profile: who sees it, under which address, and which mails come.

create table profile_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  -- Deferred: a slug is taken before its profile is stored.
  profile_id uuid not null references profiles (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now()
);
create index profile_slugs_profile on profile_slugs (profile_id, created_at);
comment on table profile_slugs is
  'Every address /members/{slug} that leads to a profile: the present one (profiles.slug) and those that it had before.';

alter table profiles add column slug text;
alter table profiles add column is_page_public boolean;
alter table profiles add column shows_email boolean not null default true;
alter table profiles add column shows_phone boolean not null default true;
alter table profiles add column shows_website boolean not null default true;
alter table profiles add column shows_linkedin boolean not null default true;
alter table profiles add column shows_twitter boolean not null default true;
alter table profiles add column shows_csr_lead boolean not null default true;
comment on column profiles.slug is 'The last part of the address of the member''s page; made from the name when the profile is stored';
comment on column profiles.is_page_public is
  'Whether visitors may read the member''s page; unless told, organisations begin with yes and individuals with no';
comment on column profiles.shows_email is 'Whether signed-in members see public_contact_email; visitors never see a contact detail';

alter table profile_details add column mails_requests boolean not null default true;
alter table profile_details add column mails_answers boolean not null default true;
alter table profile_details add column mails_ratings boolean not null default true;
alter table profile_details add column mails_document_expiry boolean not null default true;
alter table profile_details add column mails_document_shares boolean not null default true;
alter table profile_details add column mails_stories boolean not null default true;
comment on column profile_details.mails_requests is 'Whether a mail tells of collaboration requests that the member receives';

-- Takes an address made from a name: the plain one, else with a number behind it. An insert that meets another one of
-- the same slug waits for it, so two members who sign up at once get two addresses.
create function take_profile_slug(profile uuid, name text) returns text language plpgsql as $$
declare
  base text := trim(both '-' from left(regexp_replace(lower(immutable_unaccent(name)), '[^a-z0-9]+', '-', 'g'), 50));
  candidate text;
begin
  -- A name in another script, such as Devanagari, leaves nothing.
  base := trim(both '-' from base);
  if length(base) < 3 then base := trim(both '-' from 'member-' || base); end if;
  for attempt in 1..50 loop
    candidate := case
      when attempt = 1 then base
      when attempt < 10 then base || '-' || attempt
      else base || '-' || floor(random() * 1000000)::int end;
    insert into profile_slugs (slug, profile_id) values (candidate, profile) on conflict do nothing;
    if found then return candidate; end if;
  end loop;
  raise exception 'no free address for a profile';
end $$;

create function set_profile_page() returns trigger language plpgsql as $$
begin
  new.slug := take_profile_slug(new.id, coalesce(new.organization_name, new.full_name));
  new.is_page_public := coalesce(new.is_page_public, new.organization_type <> 'consultant');
  return new;
end $$;

-- Members of before were told that members alone see their profile: their pages stay hidden until they say otherwise.
update profiles set slug = take_profile_slug(id, coalesce(organization_name, full_name)), is_page_public = false;
set constraints all immediate;
alter table profiles alter column slug set not null;
alter table profiles alter column is_page_public set not null;
create trigger profiles_page before insert on profiles for each row execute function set_profile_page();

create unique index profiles_slug on profiles (slug);
create index profiles_public_pages on profiles (created_at desc, id desc) include (slug)
  where is_published and is_page_public;
