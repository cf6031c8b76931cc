-- Admins pass requests of guests on to their targets, with the words cleaned of spam where needed.

alter table collaboration_requests
  add column version int not null default 1,
  add column original_objective text,
  add column original_notes text,
  add column original_attachment_url text,
  add column released_at timestamptz;
comment on column collaboration_requests.version is 'Of a guest''s request: grows when an admin edits it, so that two admins notice each other';
comment on column collaboration_requests.original_objective is 'What the guest wrote, once an admin has edited it; null otherwise';
comment on column collaboration_requests.original_notes is 'As original_objective';
comment on column collaboration_requests.original_attachment_url is 'As original_objective';
comment on column collaboration_requests.released_at is 'Time at which an admin passed a guest''s request on to its target';

alter table collaboration_requests drop constraint collaboration_requests_status_check;
alter table collaboration_requests add constraint collaboration_requests_status_check
  check (status in ('held', 'released', 'closed', 'pending', 'accepted', 'declined', 'withdrawn'));
alter table collaboration_requests drop constraint collaboration_requests_guest;
alter table collaboration_requests add constraint collaboration_requests_guest
  check (status in ('held', 'released', 'closed') or (guest_name is null and guest_email is null));
alter table collaboration_requests drop constraint collaboration_requests_sides;
alter table collaboration_requests add constraint collaboration_requests_sides check (
  (sender_profile_id is not null or status in ('held', 'released', 'closed', 'accepted'))
  and (target_profile_id is not null or status = 'accepted'));
create index collaboration_requests_released on collaboration_requests (released_at) where status in ('released', 'closed');
comment on column collaboration_requests.status is
  'held: sent by a guest, seen by admins only. released: passed on to the target, who replies by email. closed: the target is done with it. Only a pending request can be accepted or withdrawn';
comment on column collaboration_requests.sender_profile_id is 'Null for a guest (held, released, closed), and for a member whose account was erased (accepted)';
comment on column collaboration_requests.guest_name is 'Of a guest''s request only; it is deleted with the request after 30 days';
