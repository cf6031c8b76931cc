-- A guest who asks for a collaboration says name and email, so that an admin can answer.

alter table collaboration_requests add column guest_name text, add column guest_email text;
alter table collaboration_requests add constraint collaboration_requests_guest
  check (status = 'held' or (guest_name is null and guest_email is null)) not valid;
alter table collaboration_requests validate constraint collaboration_requests_guest;
comment on column collaboration_requests.guest_name is 'Of a held request only; it is deleted with the request after 30 days';
comment on column collaboration_requests.guest_email is 'As typed: nobody has confirmed that it is theirs';
