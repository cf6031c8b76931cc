-- Notifications: what happened to a person, and what a person has muted.

create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid,
  kind text not null,
  title text not null check (length(title) between 1 and 200),
  body text check (length(body) between 1 and 500),
  path text not null check (path like '/%'),
  once text,
  created_at timestamptz not null,
  read_at timestamptz,
  daily_choice text,
  collaboration_id text references collaborations (id) on delete cascade,
  constraint notifications_membership
    foreign key (account_id, profile_id) references memberships (account_id, profile_id) on delete cascade
);
create index notifications_newest on notifications (account_id, id desc);
create index notifications_membership on notifications (account_id, profile_id) where profile_id is not null;
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_age on notifications (created_at);
create unique index notifications_once on notifications (account_id, once) where once is not null;
create index notifications_daily on notifications (account_id) where daily_choice is not null;
create index notifications_collaboration on notifications (collaboration_id) where collaboration_id is not null;
comment on table notifications is
  'What happened to a person, for the bell in the header. Old ones, and those beyond the newest 500 of a person, are deleted each night.';
comment on column notifications.profile_id is
  'The profile that it is for, while the person acts for it; null when it is the person''s own';
comment on column notifications.kind is 'What it is about: requests, answers, milestones, ... (NotificationKind)';
comment on column notifications.title is 'Our own words, with names in quotation marks, as the subject of the mail';
comment on column notifications.body is
  'The sentence that says what happened, as the first paragraph of the mail; null where there is none';
comment on column notifications.path is 'Page of this installation that it leads to';
comment on column notifications.once is
  'A person gets one notification with the same words here; null where that does not matter';
comment on column notifications.read_at is 'When the person opened it or marked it as read';
comment on column notifications.daily_choice is
  'The choice (mails_requests, ...) by which it waits for the daily mail; null where it does not wait, or not any more';
comment on column notifications.collaboration_id is
  'The collaboration that it is about: hidden while that is deleted or the person may not read it, and deleted with it';

-- Bells count again what is unread once something is hidden or shows again.
create function publish_unread_of(collaboration text) returns void language sql as $$
  select pg_notify('dayitva_live', json_build_array('notifications:' || n.account_id, json_build_object())::text)
    from (select distinct account_id from notifications
      where collaboration_id = collaboration and read_at is null) n
$$;

create table notification_mutes (
  account_id uuid not null references accounts (id) on delete cascade,
  collaboration_id text not null references collaborations (id) on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, collaboration_id)
);
create index notification_mutes_collaboration on notification_mutes (collaboration_id);
comment on table notification_mutes is
  'Collaborations of which a person wants no notifications and mails, except those that name the person.';
