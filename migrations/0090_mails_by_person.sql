-- Which mails a person wants is the choice of the person: colleagues of one profile get them too.

alter table accounts
  add column mails_off text[] not null default '{}' check (array_position(mails_off, null) is null),
  add column mail_stop_key uuid not null default gen_random_uuid();
comment on column accounts.mails_off is
  'Mails that the person has switched off, by the name of the choice (mails_requests, ...)';
comment on column accounts.mail_stop_key is
  'Is in the link of each mail that stops such mails, so that the link needs no session; it allows nothing else';

-- So far the choices of a profile were about the mails of its main owner.
update accounts a set mails_off = o.off from (
  select m.account_id, array_agg(distinct c.choice) as off
  from memberships m join profile_details d on d.id = m.profile_id
  cross join lateral (values
    ('mails_requests', d.mails_requests), ('mails_answers', d.mails_answers), ('mails_milestones', d.mails_milestones),
    ('mails_collaborations', d.mails_collaborations), ('mails_ratings', d.mails_ratings),
    ('mails_document_expiry', d.mails_document_expiry), ('mails_document_shares', d.mails_document_shares),
    ('mails_stories', d.mails_stories), ('mails_sessions', d.mails_sessions), ('mails_mentions', d.mails_mentions),
    ('mails_digest', d.mails_digest), ('mails_partners', d.mails_partners)) c (choice, is_wanted)
  where m.is_main and not c.is_wanted group by m.account_id) o
where o.account_id = a.id;

-- Processes of the version before still read the columns of the profile; nothing of this version does.
comment on column profile_details.mails_requests is 'Not read any more, as all mails_ columns here: accounts.mails_off';
