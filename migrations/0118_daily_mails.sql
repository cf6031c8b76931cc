-- A person chooses for each kind of mail: at once, in one mail each morning, or none.

alter table accounts
  add column mails_daily text[] not null default '{}' check (array_position(mails_daily, null) is null);
comment on column accounts.mails_daily is
  'Kinds of mail that come together each morning, by the name of the choice; one that is in mails_off too does not come';

alter table notifications
  add column daily_choice text;
create index notifications_daily on notifications (account_id) where daily_choice is not null;
comment on column notifications.daily_choice is
  'The choice (mails_requests, ...) by which it waits for the daily mail; null where it does not wait, or not any more';
