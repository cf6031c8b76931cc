-- Says the comments on columns and tables in plain words. Nothing else changes.

comment on table profiles is 'Public profile of a member: one per account, with the same id.';
comment on table saved_profiles is 'Profiles that a member saved; visible to that member only.';
comment on table recovery_codes is 'SHA-256 of recovery codes of 80 random bits. Each replaces the authenticator app once.';
comment on table sign_in_budgets is 'Recent sign-in attempts, and the time from which the next one is checked.';
comment on table content_blocks is 'Words and pictures of public pages that an admin has changed. A page has built-in ones for the rest.';
comment on table support_tickets is 'Questions to the support team, from members or from guests with name and email.';
comment on table support_ticket_replies is 'Answers of admins; mailed to the author of the ticket.';
comment on table files is 'Files in use. The sweep deletes a stored file without a row here.';
comment on table document_shares is 'Members with access to a document, and until when.';
comment on table document_openings is 'Openings of a document by others than its owner.';
comment on table document_reminders is 'Reminders mailed before a document expires. A new expiry date starts them again.';
comment on table project_pictures is 'Pictures of a project, visible to everyone who sees the project.';
comment on table collaboration_ratings is 'Ratings between the partners of a finished collaboration: one per pair, with at most one reply.';
comment on table verification_documents is 'Papers of a request, as they were when it was sent.';
comment on table member_counts is 'Records that each member created on a day. One row per member and kind.';

comment on column accounts.deletion_due_at is
  'Time of erasure; null unless its owner asked for deletion. Until then the profile is hidden from the marketplace';
comment on column accounts.is_demo is
  'True for demo accounts. Their passwords are printed, so an admin among them needs no second factor';
comment on column accounts.sign_up_secret_hash is
  'SHA-256 of the secret that the browser of the sign-up keeps until the address is confirmed. Opening the link in that browser needs no other proof';
comment on column accounts.terms_reminded_at is
  'Time of the last reminder of the terms: at sign-up, then once a year (rule 3(1)(c), IT Rules, 2021)';
comment on column account_tokens.new_email is
  'Address that the account gets when the link is opened (change-email only)';
comment on column collaboration_ratings.collaboration_id is
  'Null once the collaboration is deleted; the rating stays';
comment on column collaboration_ratings.collaboration_title is 'Title at the time of the rating';
comment on column collaboration_requests.guest_email is 'Address as typed; not confirmed';
comment on column collaboration_requests.guest_name is
  'Set on held requests only; deleted with the request after 30 days';
comment on column collaboration_requests.reason is 'Reason given by the member who declined or withdrew';
comment on column documents.file_stored_at is
  'Time at which the present file was uploaded; details can change without it';
comment on column documents.financial_year is 'Year of audited accounts: 2025-26 is April 2025 to March 2026';
comment on column documents.title is 'Title of a policy or another paper';
comment on column files.name is
  'Name in the file store; everyone who knows a name below public/ can read the file';
comment on column member_counts.account_id is 'Member who created the records';
comment on column member_counts.day is 'Day in India; the count starts again each day';
comment on column member_counts.kind is 'Name of the route that creates the record';
comment on column member_counts.made is 'Records of this kind created on that day';
comment on column profile_details.field_versions is
  'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
comment on column profile_details.mails_requests is
  'True if the member gets mails about received collaboration requests';
comment on column profile_details.pan is
  'Permanent account number of the income tax department; sent to its owner only';
comment on column profile_details.urn_12a is
  'Unique registration number under section 12A or 332; starts with the PAN';
comment on column profile_details.urn_80g is
  'Unique registration number under section 80G or 354; starts with the PAN';
comment on column profile_details.version is 'Increases by one with every save of the profile by its member';
comment on column profiles.documents_checked_on is
  'Day of level 1 of verification. A trigger keeps this and the next five columns';
comment on column profiles.documents_checked_until is
  'Last Indian day of level 1. Each level also needs the levels below it';
comment on column profiles.field_audited_on is 'Day of level 2 of verification';
comment on column profiles.monitored_on is 'Day of level 3 of verification';
comment on column profiles.headquarters_state is
  'State or union territory read from the location; the marketplace filters by it';
comment on column profiles.is_page_public is
  'True if visitors can read the member''s page. Starts as true for organisations and false for individuals';
comment on column profiles.is_published is
  'True if the profile is in the marketplace: email confirmed and not an admin. Kept by triggers';
comment on column profiles.requests_answered is
  'Received requests that were accepted or declined. Kept by a trigger';
comment on column profiles.search_words is
  'Short texts that are searched with typing errors allowed (trigrams)';
comment on column profiles.shows_email is
  'True if signed-in members see public_contact_email; visitors never see a contact detail';
comment on column profiles.slug is
  'Last part of the address of the member''s page; made from the name when the profile is created';
comment on column project_pictures.alt_text is 'Description of the picture for people who cannot see it';
comment on column project_pictures.people is
  'none: no one can be recognised; agreed: everyone who can be recognised agreed in writing, for a child a parent. Stated by the member who added it (DPDP Act, 2023, sections 6 and 9)';
comment on column sessions.last_used_at is
  'Last sign-in or refresh; at most 15 minutes ago while the device is in use';
comment on column sessions.user_agent is 'User-Agent at sign-in; shown as the name of the device';
comment on column sign_in_budgets.expires_at is 'Time at which the tries are deleted';
comment on column sign_in_budgets.key is
  'HMAC-SHA-256 of what is counted (an address, an email, a device); it cannot be read back';
comment on column support_tickets.number is 'Number shown to people: T-1001. Never reused';
comment on column testimonials.reason is 'Reason given by the admin who declined';
comment on column two_factor.confirmed_at is
  'Null until a first code proves that the app knows the secret; sign-in asks for no code until then';
comment on column two_factor.last_counter is 'Time step of the last accepted code; a code must be later';
comment on column user_projects.districts is 'Districts as the member wrote them';
comment on column user_projects.schedule_vii_item is
  'Item of Schedule VII of the Companies Act, 2013: i to xii. platform/contract/schedule-vii.ts lists them, because the law changes';
comment on column user_projects.version is 'Increases by one with every save that changes something';
comment on column user_services.version is 'Increases by one with every save that changes something';
comment on column verification_requests.checked_on is
  'Indian day on which the papers were checked, or of the audit or the last review';
comment on column verification_requests.end_reason is
  'For a revocation, the reason that the admin gave; otherwise the paper or the part of the profile that changed';
comment on column verification_requests.ended_at is
  'Time at which a granted level ended early; null while it is valid or if it expired';
comment on column verification_requests.ended_told_at is 'Time of the mail that the level has ended';
comment on column verification_requests.ending_told_at is 'Time of the mail that the level is about to end';
comment on column verification_requests.internal_note is 'Note that only admins read';
comment on column verification_requests.note is 'Note of the member, such as an answer to an earlier refusal';
comment on column verification_requests.reason is 'Reason for granting or refusing it; the member reads it';
comment on column verification_requests.valid_until is
  'Last Indian day of the level: the end of its term, or the expiry of its first key document';
