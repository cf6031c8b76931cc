-- What members write about themselves, as a model reads it, so that a search finds those who say the same in other words.

create table profile_meanings (
  profile_id uuid primary key references profiles (id) on delete cascade,
  words tsvector not null,
  model text,
  signs bit(512),
  vector real[],
  constraint profile_meanings_whole check (num_nulls(model, signs, vector) in (0, 3))
);
-- Read by almost every search, row after row: only what all of them need stays in the row.
alter table profile_meanings alter column vector set storage external, alter column words set storage external;
alter table profile_meanings set (toast_tuple_target = 128);
create index profile_meanings_words on profile_meanings using gin (words);
comment on table profile_meanings is
  'Texts of published members, with those of their projects and services, as words and as a vector. Computed by a job; gone as soon as a profile is not published';
comment on column profile_meanings.words is 'Full text of everything that the vector is computed from';
comment on column profile_meanings.model is 'The model that computed the vector; null where it could not be asked';
comment on column profile_meanings.signs is 'Which of the first 512 numbers of the vector are above zero: near vectors differ in few of these bits';
comment on column profile_meanings.vector is 'Of length 1: the scalar product with another one of the same model is their likeness';

create table profile_meaning_changes (
  profile_id uuid primary key references profiles (id) on delete cascade,
  change bigint generated always as identity
);
comment on table profile_meaning_changes is
  'Published members whose texts changed since profile_meanings was computed. Written by triggers, emptied by a job';
comment on column profile_meaning_changes.change is 'Another number after each change: one that comes while the job works is not lost';

create function note_meaning_change(member uuid) returns void language sql as $$
  insert into profile_meaning_changes (profile_id)
    select id from profiles where id = member and is_published
    on conflict (profile_id) do update set change = default;
$$;

create function note_profile_meaning() returns trigger language plpgsql as $$
begin
  if new.is_published then
    perform note_meaning_change(new.id);
  else
    delete from profile_meanings where profile_id = new.id;
    delete from profile_meaning_changes where profile_id = new.id;
  end if;
  return null;
end $$;
create trigger profiles_meaning_inserted after insert on profiles
  for each row when (new.is_published) execute function note_profile_meaning();
create trigger profiles_meaning_updated after update on profiles
  for each row
  when ((old.is_published, old.search_document) is distinct from (new.is_published, new.search_document))
  execute function note_profile_meaning();

create function note_meaning_of_work() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_meaning_change(old.user_id); end if;
  if tg_op <> 'DELETE' then perform note_meaning_change(new.user_id); end if;
  return null;
end $$;
create trigger user_projects_meaning after insert or delete or update of user_id, title, description on user_projects
  for each row execute function note_meaning_of_work();
create trigger user_services_meaning
  after insert or delete or update of user_id, title, tagline, description, practice_areas on user_services
  for each row execute function note_meaning_of_work();

insert into profile_meaning_changes (profile_id) select id from profiles where is_published;
