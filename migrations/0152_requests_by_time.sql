-- Admins see how many requests were sent in the last 90 days.
create index collaboration_requests_created on collaboration_requests (created_at);
