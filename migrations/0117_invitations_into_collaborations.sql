-- The lead invites organisations into a collaboration: members, or others by mail. An organisation is in once it accepts.

create table collaboration_invitations (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  profile_id uuid references profiles (id) on delete cascade,
  email text check (email = lower(email)),
  role text not null check (role in ('implementer', 'reviewer', 'viewer')),
  message text check (message <> ''),
  token_hash bytea unique,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  invited_by uuid references accounts (id) on delete set null,
  invited_for uuid references profiles (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references accounts (id) on delete set null,
  constraint collaboration_invitations_invitee check (status <> 'open' or num_nonnulls(profile_id, email) = 1),
  constraint collaboration_invitations_link check ((token_hash is not null) = (status = 'open' and email is not null))
);
create unique index collaboration_invitations_member
  on collaboration_invitations (collaboration_id, profile_id) where status = 'open' and profile_id is not null;
create unique index collaboration_invitations_email
  on collaboration_invitations (collaboration_id, email) where status = 'open' and email is not null;
create index collaboration_invitations_waiting on collaboration_invitations (collaboration_id, created_at desc);
create index collaboration_invitations_received
  on collaboration_invitations (profile_id, expires_at) where profile_id is not null;
create index collaboration_invitations_invited_by on collaboration_invitations (invited_by) where invited_by is not null;
create index collaboration_invitations_invited_for on collaboration_invitations (invited_for) where invited_for is not null;
create index collaboration_invitations_answered_by on collaboration_invitations (answered_by) where answered_by is not null;
create index collaboration_invitations_expiry on collaboration_invitations (expires_at);
comment on table collaboration_invitations is
  'Invitations of organisations into a collaboration. A job deletes those that expired or were answered a month ago.';
comment on column collaboration_invitations.profile_id is 'The member who is invited, or who accepted an invitation by mail';
comment on column collaboration_invitations.email is 'Address of an organisation that need not be a member; null once it is answered';
comment on column collaboration_invitations.role is 'What the organisation may do once it is in';
comment on column collaboration_invitations.message is 'Words of the person who invites; null once it is answered';
comment on column collaboration_invitations.token_hash is 'SHA-256 of the token in the mail; sending it again makes a new one';
comment on column collaboration_invitations.invited_for is 'The organisation that led the collaboration and invites';
comment on column collaboration_invitations.answered_by is 'The person who accepted, declined or withdrew it';

-- An invitation to an organisation can name the person in a collaboration, too.
alter table invitations add column seat_of uuid references collaboration_participants (id) on delete set null;
create index invitations_seat_of on invitations (seat_of) where seat_of is not null;
comment on column invitations.seat_of is
  'Place of the organisation in a collaboration, in which the person is named with the acceptance';
