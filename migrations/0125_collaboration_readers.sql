-- Who may read a collaboration is asked by two areas of the product: one view says it to both.

create view collaboration_readers as
  select c.id as collaboration_id, mine.id as participant_id, mine.profile_id, m.account_id
  from collaborations c
  join collaboration_participants mine on mine.collaboration_id = c.id
  join memberships m on m.profile_id = mine.profile_id
  where c.removed_at is null and (
    c.visibility = 'organisations' or m.role in ('owner', 'manager') or exists (
      select from collaboration_seats s where s.participant_id = mine.id and s.account_id = m.account_id));
comment on view collaboration_readers is
  'Persons who may read a collaboration, for each organisation: all of its people, or owners, managers and those who are named. Nobody reads a deleted one';
