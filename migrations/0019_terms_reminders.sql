-- Members are told once a year that they agreed to terms, and what follows when they are not kept.

alter table accounts add column terms_reminded_at timestamptz not null default now();
update accounts set terms_reminded_at = created_at;
comment on column accounts.terms_reminded_at is
  'When the member was last told of the terms: at the sign-up, then once a year (rule 3(1)(c), IT Rules, 2021)';

create index accounts_terms_reminded on accounts (terms_reminded_at)
  where email_confirmed_at is not null and deletion_due_at is null;
