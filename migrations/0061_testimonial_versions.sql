-- Decisions on testimonials: one winner, who has seen what was decided before.

alter table testimonials add column version int not null default 1;
comment on column testimonials.version is
  'Counts decisions, and answers to them, so that an admin decides on what was seen';
