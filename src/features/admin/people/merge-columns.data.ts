/**
 * What a merge of two accounts does with a column that names a member.
 * - move: the rows name the kept member from then on.
 * - drop-if-double: the same, but a row is deleted where the kept member has one with the same `key`.
 * - keep-if-double: the same, but such a row stays with the closed account.
 * - keep: the rows stay with the closed account, or go with it (`why`).
 */
export type MergeRule = { does: 'keep'; why: string } | MovingRule;

interface MovingRule {
  does: 'move' | 'drop-if-double' | 'keep-if-double';
  /** What the admin reads beside the number of rows; absent for what comes with something else. */
  as?: string;
  /** Columns that, with the member, are there once. */
  key?: readonly string[];
  /** Only rows where this column is null are doubles of one another. */
  openWhileNull?: string;
  /**
   * The column of the other member. A row between the two accounts is about nobody else: it is deleted where doubles are, and
   * stays otherwise.
   */
  other?: string;
  /** The thing that the row is about: nobody rates the own, or shares with oneself, so such rows are deleted. */
  about?: { table: string; by: string; owner: string };
  /** Rows that do not move, as SQL about `t`. */
  except?: string;
}

const keep = (why: string): MergeRule => ({ does: 'keep', why });
const move = (as?: string): MergeRule => ({ does: 'move', ...(as && { as }) });
const once = (key: string, as?: string): MergeRule => ({
  does: 'drop-if-double',
  key: [key],
  ...(as && { as }),
});

const ADMIN_ACT = 'Says who did it, as an admin or a moderator';
const ACTED = 'Says which person did it';
const ARCHIVED = 'Says for which organisation it was archived or restored';
const PRESENCE = 'Says for a minute who has a workspace open';
const COMMENTED = 'Says which person wrote, read or answered a comment, and for which organisation';
const SUPPORT = 'A conversation of support with one person, answered to the address of that person';
const DEMO = 'An appointment with one person, with the name and the address of that person';
const DESK = 'Work at the desk of support, as an admin';
const CLOSED = 'A way to sign in, which ends';
const PROFILE = 'Words, numbers and settings of the profile that is closed';
const COLLEAGUES = 'Colleagues of the profile that is closed; an owner of the kept one invites them';
const NOTIFIED = 'Tells one person what happened';
const MARKS = 'Likes, follows and saved members';
const RATED = 'Ratings of courses and resources';

/** Files that stay: of the avatar, of uploads that have not ended, and of support tickets. */
const FILES_OF_WHAT_STAYS = `exists (
    select from profiles p where p.id = t.owner_id and starts_with(t.name,
      'public/' || regexp_replace(regexp_replace(p.avatar_url, '^.*/', ''), '-[0-9]+[.]webp$', '') || '-'))
  or exists (select from upload_parts u where u.file_name = t.name)
  or exists (select from support_ticket_files s where s.file_name = t.name)`;

/** Every column with a foreign key to an account or a profile, as `table.column`, by name. A test compares it with the database. */
export const MERGE_COLUMNS: Record<string, MergeRule> = {
  'access_tokens.account_id': keep(CLOSED),
  'account_merges.duplicate_id': keep('Says which account is closed'),
  'account_merges.kept_id': move(),
  'account_merges.merged_by': keep(ADMIN_ACT),
  'account_tokens.account_id': keep(CLOSED),
  'activity_events.member_id': move(),
  'bank_accounts.confirmed_by': keep(ACTED),
  'bank_accounts.entered_by': keep(ACTED),
  'bank_accounts.profile_id': {
    does: 'keep-if-double',
    as: 'Bank accounts',
    key: ['ifsc', 'account_number'],
    openWhileNull: 'ended_at',
  },
  'calendar_feeds.account_id': keep('An address of one person, who keeps the own memberships'),
  'canned_answer_changes.changed_by': keep(ADMIN_ACT),
  'case_studies.author_id': move('Success stories'),
  'case_study_likes.user_id': once('case_study_id', MARKS),
  'collaboration_budget_proposals.answered_by': move(),
  'collaboration_budget_proposals.answered_by_person': keep(ACTED),
  'collaboration_budget_proposals.proposed_by': move('Budget proposals'),
  'collaboration_budget_proposals.proposed_by_person': keep(ACTED),
  'collaboration_changes.account_id': keep(ACTED),
  'collaboration_changes.profile_id': keep('Says for which organisation something was changed'),
  'collaboration_closing_notes.written_by': keep(ACTED),
  'collaboration_comment_mentions.account_id': keep(COMMENTED),
  'collaboration_comment_reactions.account_id': keep(COMMENTED),
  'collaboration_comments.author_for': keep(COMMENTED),
  'collaboration_comments.author_id': keep(COMMENTED),
  'collaboration_file_openings.opened_by': keep('Says who opened a file'),
  'collaboration_file_openings.opened_by_person': keep(ACTED),
  'collaboration_file_versions.uploaded_by': keep('Says who uploaded a file'),
  'collaboration_file_versions.uploaded_by_person': keep(ACTED),
  'collaboration_invitations.answered_by': keep(ACTED),
  'collaboration_invitations.invited_by': keep(ACTED),
  'collaboration_invitations.invited_for': keep('Says which organisation invites'),
  // Of two that are open the one that ends later was chosen before.
  'collaboration_invitations.profile_id': {
    does: 'drop-if-double',
    as: 'Invitations into collaborations',
    key: ['collaboration_id'],
    openWhileNull: 'answered_at',
  },
  'collaboration_milestone_records.completed_by': keep(ACTED),
  'collaboration_milestone_records.completed_for': keep(
    'Says for which organisation a milestone was completed',
  ),
  'collaboration_milestone_records.owner_account_id': keep('Says which person sees to a milestone'),
  'collaboration_participants.left_profile_id': move(),
  'collaboration_participants.profile_id': move('Collaborations'),
  'collaboration_presence.account_id': keep(PRESENCE),
  'collaboration_presence.profile_id': keep(PRESENCE),
  'collaboration_ratings.rated_by': keep(ACTED),
  'collaboration_ratings.rated_profile_id': {
    does: 'drop-if-double',
    as: 'Ratings received',
    key: ['collaboration_id', 'rater_profile_id'],
    other: 'rater_profile_id',
  },
  'collaboration_ratings.rater_profile_id': {
    does: 'drop-if-double',
    as: 'Ratings given',
    key: ['collaboration_id', 'rated_profile_id'],
    other: 'rated_profile_id',
  },
  'collaboration_ratings.replied_by': keep(ACTED),
  'collaboration_reading_records.recorded_by': keep(ACTED),
  'collaboration_reading_records.recorded_for': keep('Says for which organisation a reading was written'),
  'collaboration_report_edits.account_id': keep(ACTED),
  'collaboration_report_edits.profile_id': keep('Says for which organisation a report was changed'),
  'collaboration_reports.answered_by': keep(ACTED),
  'collaboration_reports.answered_for': keep('Says for which organisation a report was answered'),
  'collaboration_reports.author_for': move('Progress reports'),
  'collaboration_reports.author_id': keep(ACTED),
  'collaboration_requests.answered_by': keep(ACTED),
  'collaboration_requests.sender_profile_id': {
    does: 'move',
    as: 'Requests sent',
    other: 'target_profile_id',
  },
  'collaboration_requests.sent_by': keep(ACTED),
  'collaboration_requests.target_profile_id': {
    does: 'move',
    as: 'Requests received',
    other: 'sender_profile_id',
  },
  'collaboration_seats.named_by': keep(ACTED),
  'collaboration_thread_reads.account_id': keep(COMMENTED),
  'collaboration_withdrawals.withdrawn_by': keep(ACTED),
  'collaboration_withdrawals.withdrawn_for': keep('Says for which organisation something was withdrawn'),
  'collaborations.archived_by': keep(ACTED),
  'collaborations.archived_for': keep(ARCHIVED),
  'collaborations.created_by': move(),
  'collaborations.removed_by': keep(ACTED),
  'collaborations.removed_for': keep('Says for which organisation a collaboration was deleted'),
  'collaborations.restored_by': keep(ACTED),
  'collaborations.restored_for': keep(ARCHIVED),
  'consents.account_id': keep('A person agreed to the notice with this account'),
  'content_block_versions.author_id': keep(ADMIN_ACT),
  // A certificate has a public number, so none is deleted.
  'course_certificates.user_id': { does: 'keep-if-double', as: 'Certificates', key: ['course_id'] },
  // What both began is joined before.
  'course_enrolments.user_id': once('course_id', 'Courses begun, with the progress'),
  'course_proposals.author_id': move('Courses written'),
  'course_ratings.user_id': {
    does: 'drop-if-double',
    as: RATED,
    key: ['course_id'],
    about: { table: 'courses', by: 'course_id', owner: 'author_id' },
  },
  // Of two places at a date the better one was chosen before.
  'course_session_registrations.user_id': once('session_id', 'Places at dates of courses'),
  'courses.author_id': move(),
  'csr_law_changes.decided_by': keep(ADMIN_ACT),
  'csr_law_changes.proposed_by': keep(ADMIN_ACT),
  'demo_bookings.account_id': keep(DEMO),
  'demo_requests.account_id': keep(DEMO),
  'demo_slots.host_id': keep(ADMIN_ACT),
  'document_openings.numbers_of': keep(PROFILE),
  'document_openings.opened_by': keep('Says who opened a document'),
  'document_openings.opened_by_person': keep(ACTED),
  'document_shares.member_id': {
    does: 'drop-if-double',
    as: 'Documents that others share',
    key: ['document_id'],
    openWhileNull: 'revoked_at',
    about: { table: 'documents', by: 'document_id', owner: 'owner_id' },
  },
  'documents.owner_id': move('Documents'),
  'documents.uploaded_by': keep(ACTED),
  'domain_claims.claimed_by': keep(ADMIN_ACT),
  'domain_claims.profile_id': once('domain', 'Domains'),
  'expense_bills.agency_id': { does: 'keep-if-double', key: ['fingerprint'] },
  'files.owner_id': { does: 'move', except: FILES_OF_WHAT_STAYS },
  'files.stored_by': move(),
  'forum_attachments.owner_id': move(),
  'forum_circle_follows.member_id': once('circle_id', MARKS),
  'forum_digests.member_id': keep('The time of the last mail'),
  'forum_mentions.member_id': once('post_id'),
  'forum_moderators.member_id': once('circle_id', 'Circles to moderate'),
  'forum_posts.author_id': move('Forum posts'),
  'forum_posts.hidden_by': keep(ADMIN_ACT),
  'forum_reads.member_id': once('topic_id'),
  'forum_reports.decided_by': keep(ADMIN_ACT),
  'forum_reports.reporter_id': once('post_id'),
  'forum_topic_follows.member_id': once('topic_id', MARKS),
  'forum_topics.author_id': move('Forum topics'),
  'forum_visits.member_id': once('circle_id'),
  'fund_releases.authorised_by': keep(ACTED),
  'fund_releases.prepared_by': keep(ACTED),
  'fund_requests.approved_by': keep(ACTED),
  'fund_requests.checked_by': keep(ACTED),
  'grant_acts.account_id': keep(ACTED),
  'grant_acts.profile_id': keep('Says for which organisation it was done'),
  'grant_expenses.entered_by': keep(ACTED),
  'grants.agency_id': move('Grants received'),
  'grants.funder_id': move('Grants given'),
  'invitations.invited_by': keep(ADMIN_ACT),
  'invitations.profile_id': keep(COLLEAGUES),
  'join_requests.account_id': keep(CLOSED),
  'join_requests.profile_id': keep(COLLEAGUES),
  'member_counts.account_id': keep('Counts what the account has done in a day'),
  'memberships.account_id': keep(CLOSED),
  'memberships.profile_id': keep(COLLEAGUES),
  'milestone_news.actor_id': move(),
  'milestone_news.actor_person': keep(ACTED),
  'moderation_answers.author_id': move(),
  'moderation_decisions.author_id': move(),
  'moderation_decisions.decided_by': keep(ADMIN_ACT),
  'news_marks.user_id': once('entry_id', 'News read or saved'),
  'notification_mutes.account_id': keep(NOTIFIED),
  'notifications.account_id': keep(NOTIFIED),
  'partner_mails.partner_id': keep('Says whom an email has named'),
  'partner_mails.profile_id': keep('Says whom an email has named'),
  'practitioner_reports.asked_by': keep(ACTED),
  'profile_cin_history.profile_id': keep(PROFILE),
  'profile_deletions.asked_by': keep(ADMIN_ACT),
  'profile_deletions.profile_id': keep('An organisation that is being deleted is not merged'),
  'profile_details.id': keep(PROFILE),
  'profile_meaning_changes.profile_id': keep('Triggers derive it from the profile'),
  'profile_meanings.profile_id': keep('A job derives it from the profile'),
  'profile_slugs.profile_id': move(),
  'profile_states.profile_id': keep('A trigger derives it from the profile'),
  'published_case_studies.author_id': move(),
  'receipt_numbers.agency_id': keep('Numbers of receipts go on from those of the kept member'),
  'reminders.profile_id': keep('Says when partners were last reminded'),
  'resource_ratings.member_id': {
    does: 'drop-if-double',
    as: RATED,
    key: ['resource_id'],
    about: { table: 'resources', by: 'resource_id', owner: 'author_id' },
  },
  'resources.author_id': move('Resources'),
  'saved_profiles.profile_id': { does: 'drop-if-double', key: ['user_id'], other: 'user_id' },
  'saved_profiles.user_id': { does: 'drop-if-double', as: MARKS, key: ['profile_id'], other: 'profile_id' },
  'sessions.account_id': keep(CLOSED),
  'shortlist_entries.profile_id': once('shortlist_id'),
  'shortlists.owner_id': { does: 'keep-if-double', as: 'Shortlists', key: ['name'] },
  'support_chat_messages.author_id': keep(SUPPORT),
  'support_chats.member_id': keep(SUPPORT),
  'support_chats.supporter_id': keep(DESK),
  'support_desk_presence.supporter_id': keep(DESK),
  'support_grievance_looks.admin_id': keep(ADMIN_ACT),
  'support_grievances.acknowledged_by': keep(ADMIN_ACT),
  'support_grievances.decided_by': keep(ADMIN_ACT),
  'support_looks.looked_by': keep(ADMIN_ACT),
  'support_looks.member_id': keep('Says whose data an admin looked at'),
  'support_saved_views.supporter_id': keep(DESK),
  'support_ticket_files.owner_id': keep(SUPPORT),
  'support_ticket_notes.author_id': keep(DESK),
  'support_ticket_presence.supporter_id': keep(DESK),
  'support_ticket_replies.author_id': keep(SUPPORT),
  'support_tickets.assignee_id': keep(DESK),
  'support_tickets.author_id': keep(SUPPORT),
  'suspensions.member_id': keep('A decision about a person'),
  'suspensions.profile_id': keep('A decision about an organisation'),
  'suspensions.restored_by': keep(ADMIN_ACT),
  'suspensions.suspended_by': keep(ADMIN_ACT),
  'testimonials.author_id': move('Testimonials'),
  'two_factor.account_id': keep(CLOSED),
  'uploads.owner_id': keep('A file that has not arrived yet'),
  'uploads.profile_id': keep('A file that has not arrived yet'),
  'user_projects.user_id': move('Projects'),
  'user_services.user_id': move('Services'),
  'utilisation_acceptances.account_id': keep(ACTED),
  'verification_documents.uploaded_by': keep(ACTED),
  'verification_requests.asked_by': keep(ACTED),
  'verification_requests.decided_by': keep(ADMIN_ACT),
  'verification_requests.member_id': keep('A level is about the name and the numbers of one profile'),
  'webhooks.account_id': keep('A way out for data, which ends'),
  'webhooks.created_by': keep(ACTED),
};

/** What an admin reads about what stays with the closed account, or is lost. */
export const STAYS_BEHIND = [
  'The profile: its words, picture, contact details, registration numbers and settings',
  'Its verification levels, and a request for one that is open',
  'Its people: colleagues lose access, until an owner of the kept organisation invites them',
  'Password, devices, second factor, access tokens and webhooks: they stop working',
  'Support tickets and chats, demos booked, consents, suspensions and the audit log',
  'Uploads that have not ended, and drafts that only the browser holds',
  'Likes, follows and ratings that the kept organisation has as well',
] as const;
