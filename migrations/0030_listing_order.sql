-- Lists profiles that say and do something before empty ones, newest first within each tier.

alter table profiles add column listing_tier smallint not null generated always as (
  (coalesce(nullif(short_summary, ''), nullif(bio, '')) is not null)::int
  + (cardinality(focus_areas) > 0 and headquarters_state is not null)::int
  + (projects_count + services_count > 0)::int
) stored;
comment on column profiles.listing_tier is
  'Order in the marketplace, 0 to 3: one point each for a summary or bio, for focus areas with a state, and for projects or services';

drop index profiles_newest;
drop index profiles_newest_by_type;
drop index profiles_newest_by_state;
drop index profiles_newest_by_type_and_state;
drop index profiles_newest_verified;

create index profiles_listed on profiles (listing_tier desc, created_at desc, id desc) where is_published;
create index profiles_listed_by_type
  on profiles (organization_type, listing_tier desc, created_at desc, id desc) where is_published;
create index profiles_listed_by_state
  on profiles (headquarters_state, listing_tier desc, created_at desc, id desc) where is_published;
create index profiles_listed_by_type_and_state
  on profiles (organization_type, headquarters_state, listing_tier desc, created_at desc, id desc) where is_published;
create index profiles_listed_verified on profiles (listing_tier desc, created_at desc, id desc)
  where is_published and documents_checked_until is not null;
