-- What was decided on what members sent, and the one answer of an author whose item was refused (decision 36).

create table moderation_decisions (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('testimonial', 'case-study', 'resource', 'course', 'post', 'report')),
  subject_id uuid not null,
  subject_title text not null,
  author_id uuid references profiles (id) on delete cascade,
  decision text not null check (decision in ('accepted', 'returned', 'refused')),
  reason text,
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz not null
);
create index moderation_decisions_newest on moderation_decisions (decided_at desc, id desc);
create index moderation_decisions_kind on moderation_decisions (subject_kind, decided_at desc, id desc);
create index moderation_decisions_subject on moderation_decisions (subject_kind, subject_id, decided_at desc);
create index moderation_decisions_author on moderation_decisions (author_id) where author_id is not null;
create index moderation_decisions_decider on moderation_decisions (decided_by) where decided_by is not null;
comment on table moderation_decisions is 'Every decision on what members sent, with its reason. The record itself keeps the last one only. It goes with the account of the author.';
comment on column moderation_decisions.subject_id is 'Id of the record in the table of its kind; of a report that of its ticket';
comment on column moderation_decisions.subject_title is 'As it was at the decision, at most 200 characters';
comment on column moderation_decisions.author_id is 'Null for a guest, and for records of erased members';
comment on column moderation_decisions.decision is 'Of a post: hidden is refused, shown again or left as it was is accepted';
comment on column moderation_decisions.decided_by is 'Null if it is not known, and once the account was erased';

create table moderation_answers (
  subject_kind text not null check (subject_kind in ('testimonial', 'case-study', 'resource', 'course', 'post')),
  subject_id uuid not null,
  author_id uuid not null references profiles (id) on delete cascade,
  refusal_id uuid not null references moderation_decisions (id) on delete cascade,
  body text not null check (char_length(body) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint moderation_answers_one primary key (subject_kind, subject_id)
);
create index moderation_answers_author on moderation_answers (author_id);
create index moderation_answers_refusal on moderation_answers (refusal_id);
create index moderation_answers_open on moderation_answers (created_at) where settled_at is null;
comment on table moderation_answers is 'The answer of an author whose item was refused: one for each item, ever';
comment on column moderation_answers.refusal_id is 'The decision that it answers';
comment on column moderation_answers.settled_at is 'When the item was decided for the second time, which is final';

-- Refusals from before can be answered too. Who decided is in the audit log only.
insert into moderation_decisions (id, subject_kind, subject_id, subject_title, author_id, decision, reason, decided_by, decided_at)
  select gen_random_uuid(), 'testimonial', id, left(name, 200), author_id, 'refused', reason, null::uuid, decided_at
    from testimonials where status = 'declined'
  union all
  select gen_random_uuid(), 'case-study', id, left(title, 200), author_id, 'refused', remark, null, coalesce(decided_at, updated_at)
    from case_studies where status = 'declined'
  union all
  select gen_random_uuid(), 'resource', id, left(title, 200), author_id, 'refused', remark, null, updated_at
    from resources where status = 'declined'
  union all
  select gen_random_uuid(), 'course', id, left(coalesce(content->>'title', ''), 200), author_id, 'refused', remark, null,
      coalesce(decided_at, updated_at)
    from course_proposals where status = 'declined'
  union all
  select gen_random_uuid(), 'post', p.id, left(o.title, 200), p.author_id, 'refused', p.hidden_reason, p.hidden_by, p.hidden_at
    from forum_posts p join forum_posts o on o.id = p.topic_id where p.hidden_at is not null;
