-- Every foreign key has an index: without one, each look-up by it and each deletion of its parent reads a whole table.

create index collaboration_participants_collaboration
  on collaboration_participants (collaboration_id, created_at, id);
create index collaboration_requests_collaboration on collaboration_requests (collaboration_id)
  where collaboration_id is not null;
create index collaborations_created_by on collaborations (created_by, created_at);
create index document_shares_document on document_shares (document_id);
create index support_ticket_replies_author on support_ticket_replies (author_id, created_at)
  where author_id is not null;
