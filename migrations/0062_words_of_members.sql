-- The words that published members wrote, so that a search corrects a word with typing errors by one look-up.

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
  id bigint generated always as identity primary key,
  word text collate "C" not null,
  step smallint not null
);
comment on table marketplace_word_changes is
  'Words that members took up (1) or gave up (-1) and that marketplace_words does not count yet. Written by a trigger on profiles';

create function profile_words(p profiles) returns text[] language sql stable parallel safe
  as $$
    select case when p.is_published then
      tsvector_to_array(to_tsvector('pg_catalog.simple', public.immutable_unaccent(concat_ws(' ',
        p.organization_name, p.full_name, public.immutable_words(p.skills), public.immutable_words(p.focus_areas),
        public.immutable_words(p.sdg_goals), p.short_summary, p.headquarters_location, p.headquarters_state,
        public.immutable_words(p.operating_regions), replace(p.organization_type, '_', ' '), p.bio))))
      else '{}' end
  $$;
comment on function profile_words is
  'Different words and numbers of the texts in search_document; none of a profile that is not published';

create function is_marketplace_word(word text) returns boolean language sql immutable parallel safe
  as $$ select word ~ '^[[:alpha:]]{2,40}$' and ts_lexize('pg_catalog.english_stem', word) <> '{}' $$;
comment on function is_marketplace_word is 'True for a word of letters that is no stop word';

create function note_word_changes() returns trigger language plpgsql as $$
begin
  insert into marketplace_word_changes (word, step)
    select word, sum(step) from (
      select unnest(profile_words(old)), -1 where tg_op <> 'INSERT'
      union all
      select unnest(profile_words(new)), 1 where tg_op <> 'DELETE'
    ) as both_sides (word, step)
    group by word having sum(step) <> 0;
  return null;
end $$;
create trigger profiles_words_inserted after insert or delete on profiles
  for each row execute function note_word_changes();
create trigger profiles_words_updated after update on profiles
  for each row
  when ((old.is_published, old.search_document) is distinct from (new.is_published, new.search_document))
  execute function note_word_changes();

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
comment on function count_marketplace_words is 'Counts all words anew. Reads every profile';

-- The triggers' lock keeps other writers out until the words are here.
select count_marketplace_words();
