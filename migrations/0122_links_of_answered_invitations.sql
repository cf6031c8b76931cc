-- The link of an answered invitation still finds it, so that a later answer is told what has happened; and invitations move
-- when two members are merged.

alter table collaboration_invitations
  drop constraint collaboration_invitations_link,
  add constraint collaboration_invitations_link
    check (status <> 'open' or (token_hash is not null) = (email is not null));
comment on column collaboration_invitations.token_hash is
  'SHA-256 of the token in the mail; sending it again makes a new one. It stays once the invitation is answered or withdrawn';

create trigger collaboration_invitations_profile_id_not_merged before insert or update of profile_id
  on collaboration_invitations for each row execute function refuse_merged_profile_id();
