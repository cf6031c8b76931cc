-- How often a member has withdrawn requests to another one of late is asked before each new request: without this the
-- database reads all that the sender has sent since yesterday.
create index collaboration_requests_withdrawn on collaboration_requests (sender_profile_id, target_profile_id, created_at)
  where status = 'withdrawn';
