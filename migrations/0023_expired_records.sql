-- What has expired is deleted in small steps: each step finds its rows without reading the rest.

create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index account_tokens_expiry on account_tokens (expires_at);
create index sessions_last_use on sessions (last_used_at);
