-- Views of the programme that a person keeps: a list with its filters and its order.

create table programme_views (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  query text not null check (char_length(query) <= 2000),
  created_at timestamptz not null,
  constraint programme_views_membership
    foreign key (account_id, profile_id) references memberships (account_id, profile_id) on delete cascade
);
create unique index programme_views_one_name on programme_views (account_id, profile_id, name);
comment on table programme_views is
  'A view of the programme that a person keeps for the profile acted for; it goes with the membership. No colleague sees it';
comment on column programme_views.query is 'The list, the filters and the order, as in the address of the programme';
