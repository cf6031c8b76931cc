-- A collaboration can be cancelled with a reason, its progress can be set by hand with a reason, and each organisation
-- can leave a closing note.

alter table collaborations drop constraint collaborations_status_check;
alter table collaborations
  add constraint collaborations_status_check
    check (status in ('planning', 'active', 'pending', 'completed', 'cancelled')) not valid,
  add column status_reason text,
  add column progress_reason text;
alter table collaborations validate constraint collaborations_status_check;
comment on column collaborations.status_reason is 'Why it has its status, as the person wrote who set it; always given for a cancelled one';
comment on column collaborations.progress_reason is
  'Why the progress was set by hand. While it is set, milestones do not change the progress';
comment on column collaborations.progress_percentage is
  'Share of completed milestones once there are any, kept by a trigger; or the percentage set by hand, see progress_reason';

create or replace function follow_milestones() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.collaboration_id, old.collaboration_id);
begin
  -- One writer at a time per collaboration: two milestones completed at once would each count without the other.
  -- NO KEY, since a new milestone already holds its collaboration's key (foreign key): two of them would each
  -- wait for the other to let go of it.
  perform 1 from collaborations where id = changed for no key update;
  update collaborations c set
      progress_percentage = case when c.progress_reason is null then m.progress else c.progress_percentage end,
      updated_at = now()
    from (
      select coalesce(round(100.0 * count(*) filter (where status = 'completed') / nullif(count(*), 0)), 0)::int as progress
      from collaboration_milestones where collaboration_id = changed
    ) m
    where c.id = changed;
  return null;
end $$;

create table collaboration_closing_notes (
  participant_id uuid primary key references collaboration_participants (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 2000),
  written_by uuid references accounts (id) on delete set null,
  written_at timestamptz not null
);
create index collaboration_closing_notes_person on collaboration_closing_notes (written_by) where written_by is not null;
comment on table collaboration_closing_notes is
  'What each organisation says at the end of a collaboration: at most one note per participant.';
comment on column collaboration_closing_notes.written_by is 'The person who wrote it last; null once the account is erased';
