-- Members may let need against money count in their matches.

alter table profile_details add column weighs_need boolean not null default false;
comment on column profile_details.weighs_need is
  'Whether matches that the member sees count how poor the states of a candidate are and how little CSR money comes there';
