-- One partner proposes the budget of a collaboration and another agrees. Partners are mailed about budget and milestones.

create table collaboration_budget_proposals (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  proposed_by uuid references profiles (id) on delete set null,
  amount bigint not null check (amount >= 0),
  note text,
  status text not null default 'open' check (status in ('open', 'agreed', 'declined', 'countered', 'withdrawn')),
  answered_by uuid references profiles (id) on delete set null,
  answer_note text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint collaboration_budget_proposals_answered check ((status = 'open') = (answered_at is null))
);
create unique index collaboration_budget_proposals_one_open
  on collaboration_budget_proposals (collaboration_id) where status = 'open';
create index collaboration_budget_proposals_history
  on collaboration_budget_proposals (collaboration_id, created_at desc, id desc);
create index collaboration_budget_proposals_by on collaboration_budget_proposals (proposed_by, created_at)
  where proposed_by is not null;
create index collaboration_budget_proposals_answers on collaboration_budget_proposals (answered_by, created_at)
  where answered_by is not null;
comment on table collaboration_budget_proposals is
  'Budgets that members of a collaboration proposed to each other. Agreeing to one sets collaborations.budget.';
comment on column collaboration_budget_proposals.amount is 'Whole rupees';
comment on column collaboration_budget_proposals.status is
  'open: waiting for the other side; countered: answered by another proposal; withdrawn: by the member who made it, or because no other member is left';
comment on column collaboration_budget_proposals.proposed_by is 'Null once that member''s account was erased';
comment on column collaboration_budget_proposals.answered_by is
  'Null while open, and once that member''s account was erased';
comment on column collaboration_budget_proposals.note is 'Words of the member who proposed it';
comment on column collaboration_budget_proposals.answer_note is 'Words of the member who answered it';

create table milestone_news (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  actor_id uuid not null references profiles (id) on delete cascade,
  milestone_id uuid not null,
  milestone_title text not null,
  change text not null check (change in ('added', 'changed', 'completed', 'reopened', 'removed')),
  created_at timestamptz not null default now()
);
create index milestone_news_collaboration on milestone_news (collaboration_id, created_at, id);
create index milestone_news_actor on milestone_news (actor_id);
create index milestone_news_waiting on milestone_news (created_at);
comment on table milestone_news is
  'Changes of milestones that the partners have not been mailed about yet. A job sends and deletes them after ten minutes.';
comment on column milestone_news.actor_id is 'Member who made the change; gets no mail about it';
comment on column milestone_news.milestone_id is 'No foreign key: news of a deleted milestone stay until they are sent';

alter table profile_details
  add column mails_milestones boolean not null default true,
  add column mails_collaborations boolean not null default true;
comment on column profile_details.mails_milestones is
  'True if the member gets mails about milestones that partners add, change, complete or delete';
comment on column profile_details.mails_collaborations is
  'True if the member gets mails about budgets, and about partners who leave, archive or restore a collaboration';
