-- Counts what a member makes in a day, so that no member fills the tables that all share.

create table member_counts (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  day date not null,
  made integer not null check (made >= 0),
  primary key (account_id, kind)
);
comment on table member_counts is 'How often a member has made something on the last day on which it was made. One row per kind.';
comment on column member_counts.account_id is 'The member who made them';
comment on column member_counts.kind is 'Name of the route that makes it';
comment on column member_counts.day is 'Day in India; another day starts at zero';
comment on column member_counts.made is 'How many of this kind were made on that day';

-- Finds a member's collaborations in the index alone; the index before it served less and goes.
create index collaboration_participants_member_of on collaboration_participants (profile_id, collaboration_id);
drop index collaboration_participants_profile;
