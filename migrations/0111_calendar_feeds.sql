-- Calendar programs read the milestones of a person at an address with a secret key.

create table calendar_feeds (
  account_id uuid primary key references accounts (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null
);
create unique index calendar_feeds_token on calendar_feeds (token_hash);
comment on table calendar_feeds is
  'Addresses at which calendar programs read the due milestones of a person, one of each person at most. Its deletion ends it at once.';
comment on column calendar_feeds.token_hash is 'SHA-256 of the key in the address; the key itself is stored nowhere';
