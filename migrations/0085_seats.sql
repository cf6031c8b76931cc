-- Each organisation has a role in a collaboration, and seats: its persons who are named there.

alter table collaboration_participants
  add column role text not null default 'implementer' check (role in ('lead', 'implementer', 'reviewer', 'viewer'));
comment on column collaboration_participants.role is
  'What the organisation may do in the collaboration; counts while it has a profile. One of them leads';
comment on table collaboration_participants is
  'The organisations of a collaboration. The people of those with a profile see it, and change it as their role allows.';

-- The member who started a collaboration leads it; without that one, the member who joined first. The others implement, and
-- so may write what they could write before.
update collaboration_participants p set role = 'lead' from (
  select distinct on (m.collaboration_id) m.id from collaboration_participants m
  join collaborations c on c.id = m.collaboration_id
  where m.profile_id is not null
  order by m.collaboration_id, m.profile_id is distinct from c.created_by, m.created_at, m.id
) first where first.id = p.id;
create unique index collaboration_participants_one_lead on collaboration_participants (collaboration_id)
  where role = 'lead' and profile_id is not null;

create table collaboration_seats (
  participant_id uuid not null references collaboration_participants (id) on delete cascade,
  profile_id uuid not null,
  account_id uuid not null,
  named_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (participant_id, account_id),
  constraint collaboration_seats_membership foreign key (account_id, profile_id)
    references memberships (account_id, profile_id) on delete cascade
);
create index collaboration_seats_person on collaboration_seats (account_id, profile_id);
create index collaboration_seats_named_by on collaboration_seats (named_by) where named_by is not null;
comment on table collaboration_seats is
  'Persons whom their organisation has named in a collaboration. A seat ends with the membership of the person or of the organisation.';
comment on column collaboration_seats.profile_id is 'The organisation: that of the participant';

-- Members could work in every collaboration of their organisation: they are named in all that there are.
insert into collaboration_seats (participant_id, profile_id, account_id)
  select p.id, p.profile_id, m.account_id
  from collaboration_participants p join memberships m on m.profile_id = p.profile_id and m.role = 'member';

-- An organisation that leaves, is erased or merged takes its seats along, and hands the lead to the one that joined first.
create function end_participation() returns trigger language plpgsql as $$
begin
  delete from collaboration_seats where participant_id = old.id;
  if old.role = 'lead' then
    update collaboration_participants set role = 'lead' where id = (
      select p.id from collaboration_participants p
      where p.collaboration_id = old.collaboration_id and p.profile_id is not null and p.id <> old.id
        and not exists (select from collaboration_participants l
          where l.collaboration_id = old.collaboration_id and l.profile_id is not null and l.role = 'lead')
      order by p.created_at, p.id limit 1);
  end if;
  return null;
end $$;
create trigger collaboration_participants_end after update of profile_id on collaboration_participants
  for each row when (old.profile_id is not null and old.profile_id is distinct from new.profile_id)
  execute function end_participation();
create trigger collaboration_participants_end_there after delete on collaboration_participants
  for each row when (old.profile_id is not null)
  execute function end_participation();

-- The first organisation with a profile leads.
create function begin_participation() returns trigger language plpgsql as $$
begin
  if not exists (select from collaboration_participants
    where collaboration_id = new.collaboration_id and profile_id is not null and role = 'lead')
  then new.role := 'lead';
  end if;
  return new;
end $$;
create trigger collaboration_participants_begin before insert on collaboration_participants
  for each row when (new.profile_id is not null)
  execute function begin_participation();
