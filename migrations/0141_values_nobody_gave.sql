-- Sign-up stored the headquarters as another office too, and the public phone as private one. Both say nothing of their own.
update profiles set location = null where location = headquarters_location;
update profiles set phone = null where phone = public_contact_phone;

comment on column account_tokens.used_at is
  'Null until the link was opened. A link that verified an address is kept for 30 days: opened again, it says so';
