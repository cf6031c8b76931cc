-- Sandboxes of visitors: what is in one is in a database of its own.

create table sandboxes (
  id uuid primary key,
  token_hash bytea not null unique,
  address_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandboxes_expired on sandboxes (expires_at);
comment on table sandboxes is 'Sandboxes that run. The row goes when the database of the sandbox has been removed.';
comment on column sandboxes.id is 'Its hexadecimal digits are part of the name of the database';
comment on column sandboxes.token_hash is 'SHA-256 of the token in the visitor''s browser, which alone opens the sandbox';
comment on column sandboxes.address_hash is 'Keyed hash of the visitor''s address and the day: one address starts two at most';
comment on column sandboxes.expires_at is 'From then on nobody gets in, and a job removes the database';
