-- Two members have one open request between them, whoever asked first. Of two who asked each other the earlier one stays.
update collaboration_requests r set status = 'withdrawn', answered_at = now(),
    reason = 'The other side had asked already. Their request stays open.'
  where r.status = 'pending' and exists (
    select from collaboration_requests e
    where e.status = 'pending' and e.sender_profile_id = r.target_profile_id
      and e.target_profile_id = r.sender_profile_id and (e.created_at, e.id) < (r.created_at, r.id));

drop index collaboration_requests_one_open;
create unique index collaboration_requests_one_open on collaboration_requests (
  least(sender_profile_id, target_profile_id), greatest(sender_profile_id, target_profile_id)) where status = 'pending';
