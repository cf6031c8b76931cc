-- Lets the log of openings also hold an admin's look at the numbers of a profile, which belongs to no document.

alter table document_openings
  alter column document_id drop not null,
  add column numbers_of uuid references profiles (id) on delete cascade,
  add constraint document_openings_subject check (num_nonnulls(document_id, numbers_of) = 1);
create index document_openings_numbers on document_openings (numbers_of, opened_at desc);
comment on table document_openings is 'Openings of a document by others than its owner, and looks of admins at the numbers of a profile.';
comment on column document_openings.numbers_of is 'Member whose numbers were shown in full; then no document was opened.';
