-- How much of each kind a member has made today, so that nobody fills the tables of all.

create table member_counts (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  day date not null,
  made integer not null check (made >= 0),
  primary key (account_id, kind)
);
comment on table member_counts is 'How often a member has made something on the last day on which it was made. One row per kind.';
comment on column member_counts.kind is 'Name of the route that makes it';
comment on column member_counts.day is 'Day in India';

-- A member's collaborations are found without a look into the table of participants.
create index collaboration_participants_member_of on collaboration_participants (profile_id, collaboration_id);
drop index collaboration_participants_profile;
