-- The weekly mail of members who fit, each named once.

alter table profile_details add column mails_partners boolean not null default true;
comment on column profile_details.mails_partners is 'The weekly mail of new partners that fit';

create table partner_mails (
  profile_id uuid not null references profiles (id) on delete cascade,
  partner_id uuid not null references profiles (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (profile_id, partner_id)
);
create index partner_mails_partner on partner_mails (partner_id);
create index partner_mails_newest on partner_mails (profile_id, sent_at desc);
comment on table partner_mails is 'Which members a weekly mail has named to a profile: none is named twice';
