-- Open streams of events end in every process at once when the access of their member changes.

create function publish_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('session:' || old.id, json_build_object())::text);
  return null;
end $$;
create trigger sessions_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function publish_session_end();
create trigger sessions_deleted after delete on sessions
  for each row when (old.revoked_at is null)
  execute function publish_session_end();

create function publish_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || new.id, json_build_object())::text);
  return null;
end $$;
create trigger accounts_access_changed after update of is_admin, email_confirmed_at on accounts
  for each row when (old.is_admin <> new.is_admin
    or (old.email_confirmed_at is null) <> (new.email_confirmed_at is null))
  execute function publish_access_change();
