-- Searches of the marketplace that a person keeps, and that send mail when they find somebody new.

create table saved_searches (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null,
  name text not null,
  query text not null,
  sends_mail boolean not null,
  seen uuid[],
  only_joined boolean not null default false,
  created_at timestamptz not null,
  mailed_at timestamptz,
  constraint saved_searches_membership foreign key (account_id, profile_id)
    references memberships (account_id, profile_id) on delete cascade
);
create unique index saved_searches_one_name on saved_searches (account_id, profile_id, name);
create index saved_searches_mailing on saved_searches (account_id) where sends_mail;
comment on table saved_searches is
  'A search of the marketplace that a person keeps for the profile acted for; it goes with the membership. No colleague sees it';
comment on column saved_searches.query is 'The filters, words, sentence and order, as in the address of the marketplace';
comment on column saved_searches.seen is
  'Members whom the search has found by now: no mail names them. Null until they are read, and while no mail is sent';
comment on column saved_searches.only_joined is
  'True once the search found too many members to keep: then only those who join are new';
comment on column saved_searches.mailed_at is 'When a mail named members whom this search found';
