-- A request that an admin passes on lives 30 days from then, not from when it was sent.

comment on column collaboration_requests.guest_name is
  'Of a guest''s request only; deleted with the request 30 days after it was sent, or 30 days after an admin passed it on';
