-- What the partners of a finished collaboration say of each other, and the figures that profiles show of it.

create table collaboration_ratings (
  id uuid primary key,
  collaboration_id text references collaborations (id) on delete set null,
  collaboration_title text not null,
  rater_profile_id uuid references profiles (id) on delete set null,
  rated_profile_id uuid not null references profiles (id) on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  constraint collaboration_ratings_not_oneself check (rater_profile_id <> rated_profile_id),
  constraint collaboration_ratings_replied check ((reply is null) = (replied_at is null))
);
create unique index collaboration_ratings_one_each
  on collaboration_ratings (collaboration_id, rater_profile_id, rated_profile_id);
create index collaboration_ratings_of_member on collaboration_ratings (rated_profile_id, created_at desc, id desc);
create index collaboration_ratings_by_member on collaboration_ratings (rater_profile_id);
comment on table collaboration_ratings is 'How one partner of a finished collaboration rates another: once, and answered at most once.';
comment on column collaboration_ratings.collaboration_id is 'Null once the collaboration was deleted: what was said of a partner stays';
comment on column collaboration_ratings.collaboration_title is 'As it was when the rating was given';
comment on column collaboration_ratings.rater_profile_id is 'Null once that member''s account was erased';
comment on column collaboration_ratings.reply is 'The rated member''s answer';

alter table profiles
  add column ratings_count integer not null default 0,
  add column ratings_sum integer not null default 0;
comment on column profiles.ratings_count is 'Ratings that the member received. Kept by a trigger';
comment on column profiles.ratings_sum is 'Sum of their scores. Kept by a trigger';

create function count_collaboration_ratings() returns trigger language plpgsql as $$
begin
  update profiles set
    ratings_count = ratings_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    ratings_sum = ratings_sum + coalesce(new.score, 0) - coalesce(old.score, 0)
    where id = coalesce(new.rated_profile_id, old.rated_profile_id);
  return null;
end $$;
create trigger collaboration_ratings_count after insert or delete or update of score on collaboration_ratings
  for each row execute function count_collaboration_ratings();
