-- The marketplace: counts, words and meanings by which members are found, and what people save there.

create table marketplace_counts (
  organization_type text not null,
  state text not null,
  members integer not null,
  primary key (organization_type, state)
);
comment on table marketplace_counts is
  'Number of published profiles per type and state of the head office: each profile counts once. Kept by a trigger';
comment on column marketplace_counts.state is 'Empty where the profile''s state is not known';

create table saved_profiles (
  user_id uuid not null references profiles (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, profile_id)
);
create index saved_profiles_profile on saved_profiles (profile_id);
comment on table saved_profiles is 'Profiles that a member saved; visible to that member only.';

create trigger saved_profiles_profile_id_not_merged before insert or update of profile_id on saved_profiles
  for each row execute function refuse_merged_profile_id();
create trigger saved_profiles_user_id_not_merged before insert or update of user_id on saved_profiles
  for each row execute function refuse_merged_user_id();

create table member_counts (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  day date not null,
  made integer not null check (made >= 0),
  primary key (account_id, kind)
);
comment on table member_counts is 'Records that each member created on a day. One row per member and kind.';
comment on column member_counts.account_id is 'Member who created the records';
comment on column member_counts.kind is 'Name of the route that creates the record';
comment on column member_counts.day is 'Day in India; the count starts again each day';
comment on column member_counts.made is 'Records of this kind created on that day';

create table profile_states (
  profile_id uuid not null references profiles (id) on delete cascade,
  state text not null,
  organization_type text not null,
  listing_tier smallint not null,
  created_at timestamptz not null,
  primary key (profile_id, state)
);
create index profile_states_listed on profile_states (state, listing_tier desc, created_at desc, profile_id desc);
create index profile_states_listed_by_type
  on profile_states (organization_type, state, listing_tier desc, created_at desc, profile_id desc);
comment on table profile_states is 'Published profiles by state, in the order of the marketplace. Kept by a trigger on profiles';
comment on column profile_states.state is 'A state of states_found_under(), or Pan India';
comment on column profile_states.organization_type is 'As in profiles, so that one index filters and sorts';
comment on column profile_states.listing_tier is 'As in profiles';
comment on column profile_states.created_at is 'As in profiles';

create table profile_state_counts (
  organization_type text not null,
  state text not null,
  members integer not null,
  primary key (organization_type, state)
);
comment on table profile_state_counts is 'Number of rows of profile_states per type and state. Kept by a trigger on profiles';

create table marketplace_words (
  word text collate "C" primary key,
  stem text not null,
  members integer not null check (members > 0)
);
create index marketplace_words_stem on marketplace_words (stem);
create index marketplace_words_similar on marketplace_words using gin (word gin_trgm_ops);
comment on table marketplace_words is
  'Words of published profiles, without stop words. A background job adds up marketplace_word_changes';
comment on column marketplace_words.word is 'In lower case and without accents, letters only';
comment on column marketplace_words.stem is 'The word as full text in profiles.search_document has it';
comment on column marketplace_words.members is 'Number of published profiles that have the word';

create table marketplace_word_changes (
  id bigint primary key generated always as identity,
  word text collate "C" not null,
  step smallint not null
);
comment on table marketplace_word_changes is
  'Words that members took up (1) or gave up (-1) and that marketplace_words does not count yet. Written by a trigger on profiles';

create function is_marketplace_word(word text) returns boolean language sql immutable parallel safe
  as $$ select word ~ '^[[:alpha:]]{2,40}$' and ts_lexize('pg_catalog.english_stem', word) <> '{}' $$;
comment on function is_marketplace_word(word text) is
  'True for a word of letters that is no stop word';

create function count_marketplace_words() returns void language sql as $$
  delete from marketplace_word_changes;
  delete from marketplace_words;
  insert into marketplace_words (word, stem, members)
    select word, (ts_lexize('pg_catalog.english_stem', word))[1], members
    from (
      select word, count(*) as members from profiles p, unnest(profile_words(p)) word group by word
    ) counted
    where is_marketplace_word(word);
$$;
comment on function count_marketplace_words() is
  'Counts all words anew. Reads every profile';

create table profile_meanings (
  profile_id uuid primary key references profiles (id) on delete cascade,
  words tsvector not null,
  model text,
  signs bit(512),
  vector bytea,
  constraint profile_meanings_whole check (num_nulls(model, signs, vector) in (0, 3))
) with (toast_tuple_target = 128);
create index profile_meanings_words on profile_meanings using gin (words);
alter table profile_meanings alter column words set storage external;
alter table profile_meanings alter column model set storage plain;
alter table profile_meanings alter column signs set storage plain;
alter table profile_meanings alter column vector set storage external;
comment on table profile_meanings is
  'Texts of published members, with those of their projects and services, as words and as a vector. Computed by a job; gone as soon as a profile is not published';
comment on column profile_meanings.words is 'Full text of everything that the vector is computed from';
comment on column profile_meanings.model is 'The model that computed the vector; null where it could not be asked';
comment on column profile_meanings.signs is
  'Which of the first 512 numbers of the vector are above zero: near vectors differ in few of these bits';
comment on column profile_meanings.vector is
  'Numbers of four bytes, the highest byte first. Of length 1: the scalar product with another one of the same model is their likeness';

create table profile_meaning_changes (
  profile_id uuid primary key references profiles (id) on delete cascade,
  change bigint generated always as identity
);
comment on table profile_meaning_changes is
  'Published members whose texts changed since profile_meanings was computed. Written by triggers, emptied by a job';
comment on column profile_meaning_changes.change is
  'Another number after each change: one that comes while the job works is not lost';

create function note_meaning_change(member uuid) returns void language sql as $$
  insert into profile_meaning_changes (profile_id)
    select id from profiles where id = member and is_published
    on conflict (profile_id) do update set change = default;
$$;

create table shortlists (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index shortlists_one_name on shortlists (owner_id, name);
create index shortlists_newest on shortlists (owner_id, updated_at desc, id desc);
comment on table shortlists is
  'A named list of partners. Everybody who signs in for the owner, an organisation, sees and changes it; nobody else does';
comment on column shortlists.updated_at is 'When the name, an entry or a note changed last';

create trigger shortlists_owner_id_not_merged before insert or update of owner_id on shortlists
  for each row execute function refuse_merged_owner_id();

create table shortlist_entries (
  shortlist_id uuid not null references shortlists (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  primary key (shortlist_id, profile_id)
);
create index shortlist_entries_profile on shortlist_entries (profile_id);
create index shortlist_entries_newest on shortlist_entries (shortlist_id, created_at desc, profile_id);
comment on table shortlist_entries is 'A partner on a shortlist';
comment on column shortlist_entries.note is 'Why the partner is on the list; the partner never sees it';

create trigger shortlist_entries_profile_id_not_merged before insert or update of profile_id on shortlist_entries
  for each row execute function refuse_merged_profile_id();

create table saved_searches (
  id uuid primary key,
  account_id uuid not null,
  profile_id uuid not null,
  name text not null,
  query text not null,
  sends_mail boolean not null,
  seen uuid[],
  only_joined boolean not null default false,
  created_at timestamptz not null,
  mailed_at timestamptz,
  constraint saved_searches_membership
    foreign key (account_id, profile_id) references memberships (account_id, profile_id) on delete cascade
);
create unique index saved_searches_one_name on saved_searches (account_id, profile_id, name);
create index saved_searches_mailing on saved_searches (account_id) where sends_mail;
comment on table saved_searches is
  'A search of the marketplace that a person keeps for the profile acted for; it goes with the membership. No colleague sees it';
comment on column saved_searches.query is 'The filters, words, sentence and order, as in the address of the marketplace';
comment on column saved_searches.seen is
  'Members whom the search has found by now: no mail names them. Null until they are read, and while no mail is sent';
comment on column saved_searches.only_joined is
  'True once the search found too many members to keep: then only those who join are new';
comment on column saved_searches.mailed_at is 'When a mail named members whom this search found';

create table marketplace_key_pairs (
  one text collate "C" not null,
  other text collate "C" not null,
  members integer not null check (members > 0),
  primary key (one, other),
  check (one <= other)
);
comment on table marketplace_key_pairs is
  'Published profiles by two of their counted_keys(), but not by two districts. A background job adds up marketplace_key_changes';
comment on column marketplace_key_pairs.one is 'A key of counted_keys()';
comment on column marketplace_key_pairs.other is
  'Another key of the same profile, behind the first in the alphabet; or the same for all with that key';
comment on column marketplace_key_pairs.members is 'Number of published profiles that have both';

create table marketplace_key_changes (
  id bigint primary key generated always as identity,
  keys text[] not null,
  step smallint not null
);
comment on table marketplace_key_changes is
  'Keys with which members came (1) or went (-1) and that marketplace_key_pairs does not count yet. Written by a trigger on profiles';
comment on column marketplace_key_changes.keys is 'counted_keys() of the profile';
comment on column marketplace_key_changes.step is '1 for a profile that came, -1 for one that went';

create table marketplace_key_day (
  is_only boolean primary key default true check (is_only),
  day date not null
);
comment on table marketplace_key_day is 'One row: the day of the counts in marketplace_key_pairs';
comment on column marketplace_key_day.day is
  'Day in India on which the counted levels of verification and papers are valid. A job moves it on. Who reads it to write changes holds the advisory lock of the same name';

create function count_marketplace_keys(today date default (now() at time zone 'Asia/Kolkata')::date)
  returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('marketplace_key_day'));
  delete from marketplace_key_changes;
  delete from marketplace_key_pairs;
  insert into marketplace_key_day (day) values (today)
    on conflict (is_only) do update set day = excluded.day;
  insert into marketplace_key_pairs (one, other, members)
    select keys[a], keys[b], sum(members)
    from (
      select counted_keys(p, day) as keys, count(*) as members
      from profiles p cross join marketplace_key_day where is_published group by 1
    ) alike, generate_subscripts(keys, 1) a, generate_series(a, cardinality(keys)) b
    where a = b or keys[a] not like 'district %' or keys[b] not like 'district %'
    group by 1, 2;
$$;
comment on function count_marketplace_keys(today date) is
  'Counts all pairs of keys again, for a day in India. Reads every profile';

create function count_keys_for(today date) returns void language plpgsql as $$
declare
  before date;
begin
  perform from marketplace_key_day where day >= today;
  if found then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('marketplace_key_day'));
  select day into before from marketplace_key_day;
  if before >= today then
    return;
  end if;
  insert into marketplace_key_changes (keys, step)
    select side.keys, side.step
    from profiles p
    cross join lateral (values (counted_keys(p, before), -1), (counted_keys(p, today), 1)) as side (keys, step)
    where p.is_published and counted_keys(p, before) <> counted_keys(p, today) and p.id in (
      select id from profiles where is_published and documents_checked_until >= before and documents_checked_until < today
      union
      select id from profiles where is_published and field_audited_until >= before and field_audited_until < today
      union
      select id from profiles where is_published and monitored_until >= before and monitored_until < today
      union
      select id from profiles where is_published and extract(year from before) < extract(year from today)
        and year_established > extract(year from before)::int - 3 and year_established <= extract(year from today)::int - 3
    );
  update marketplace_key_day set day = today;
end $$;
comment on function count_keys_for(today date) is
  'Makes the counts of pairs those of this day in India: notes as changes what has ended since the day of the counts';

-- A search for words reads the whole text of each row that it compares. PostgreSQL takes that for as cheap as comparing two
-- numbers, so it reads small tables from end to end instead of the index of the words: among 1,000 members "education" took
-- 5.5 ms instead of 0.15 ms. The cost is of the order that was measured. Only the owner of the function may change it; without
-- that, searches find the same, slower.

do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) cost 200;
exception
  when insufficient_privilege then raise notice 'The cost of a search for words stays as it is: no right to change it';
end
$$;

-- The first day of the counts is today.
select count_marketplace_keys();
