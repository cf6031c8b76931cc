-- Room that stored files take, by the profile that stored them: files of a workspace belong to nobody, and count too.
alter table files add column stored_by uuid references profiles (id) on delete set null;
update files set stored_by = owner_id where owner_id is not null;
update files f set stored_by = v.uploaded_by from collaboration_file_versions v
  where v.stored_name = f.name and f.stored_by is null;
create index files_stored_by on files (stored_by) where stored_by is not null;
comment on column files.stored_by is
  'Profile whose quota the file counts against; null for a file of the platform itself, and once the profile is erased';

create function refuse_merged_stored_by() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.stored_by); return new; end $$;
create trigger files_stored_by_not_merged before insert or update of stored_by on files
  for each row execute function refuse_merged_stored_by();

create table stored_bytes (
  stored_by uuid unique nulls not distinct,
  bytes bigint not null
);
comment on table stored_bytes is 'Bytes of files by files.stored_by, kept by triggers. A row that comes to nothing goes.';
insert into stored_bytes (stored_by, bytes) select stored_by, sum(byte_size) from files group by stored_by;

create function count_stored_bytes() returns trigger language plpgsql as $$
begin
  -- In one order, so that two transactions do not wait for one another.
  if tg_op <> 'INSERT' then
    insert into stored_bytes as s (stored_by, bytes)
      select stored_by, -sum(byte_size) from old_files group by stored_by order by stored_by
      on conflict (stored_by) do update set bytes = s.bytes + excluded.bytes;
  end if;
  if tg_op <> 'DELETE' then
    insert into stored_bytes as s (stored_by, bytes)
      select stored_by, sum(byte_size) from new_files group by stored_by order by stored_by
      on conflict (stored_by) do update set bytes = s.bytes + excluded.bytes;
  end if;
  if tg_op <> 'INSERT' then
    delete from stored_bytes s using (select distinct stored_by from old_files) o
      where s.stored_by = o.stored_by and s.bytes = 0;
  end if;
  return null;
end $$;
create trigger files_count_new after insert on files referencing new table as new_files
  for each statement execute function count_stored_bytes();
create trigger files_count_changed after update on files referencing old table as old_files new table as new_files
  for each statement execute function count_stored_bytes();
create trigger files_count_gone after delete on files referencing old table as old_files
  for each statement execute function count_stored_bytes();

alter table uploads
  add column profile_id uuid references profiles (id) on delete cascade,
  add column moved_at timestamptz not null default now();
create index uploads_profile on uploads (profile_id) where profile_id is not null;
comment on column uploads.profile_id is 'Profile whose quota the bytes that have not arrived yet count against';
comment on column uploads.moved_at is 'When it was announced, or bytes of it arrived last';

create table space_warnings (
  shortage text primary key check (shortage in ('disk', 'quota')),
  mailed_on date not null
);
comment on table space_warnings is 'When the admins were last mailed that room for files is short: once a day for each reason.';
comment on column space_warnings.mailed_on is 'A day in India';
