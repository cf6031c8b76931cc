-- Almost every search reads the signs of all members: they must be in the row itself, where PostgreSQL would move them out of a
-- row that is longer than its target. The numbers of a vector are read as they are, not one by one.

delete from profile_meanings;
alter table profile_meanings
  alter column signs set storage plain,
  alter column model set storage plain,
  alter column vector type bytea using null,
  alter column vector set storage external;
comment on column profile_meanings.vector is
  'Numbers of four bytes, the highest byte first. Of length 1: the scalar product with another one of the same model is their likeness';
insert into profile_meaning_changes (profile_id)
select id from profiles where is_published
on conflict (profile_id) do nothing;
