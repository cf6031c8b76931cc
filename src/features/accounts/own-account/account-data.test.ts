import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import {
  callAs,
  documentForm,
  projectBody,
  sendRequest,
  serviceBody,
  startCollaboration,
  testimonialBody,
  ticketBody,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const dataOf = (by: TestMember) => callAs(app, by, 'GET', '/account/data');

describe('GET /service/api/account/data', () => {
  test('gives everything that is kept about the member, and no secret', async () => {
    const member = await createMember(app, { name: 'Asha Foundation' });
    const partner = await createMember(app);
    const { version } = consentNoticeAt(new Date());
    await callAs(app, member, 'POST', '/profile/services', serviceBody());
    await callAs(app, member, 'POST', '/profile/projects', projectBody({ budget: 250_000 }));
    await callAs(app, member, 'POST', '/account/consents', { notice_version: version });
    await callAs(app, member, 'POST', '/support/tickets', ticketBody());
    await callAs(app, member, 'POST', '/testimonials', testimonialBody());
    // Before the request that waits: two requests to each other are one.
    const { id } = await startCollaboration(app, partner, member);
    await sendRequest(app, member, partner, { additional_notes: 'Only after the monsoon.' });
    await callAs(app, member, 'POST', `/collaborations/${id}/milestones`, { title: 'First pump' });
    await callAs(app, member, 'POST', `/collaborations/${id}/budget-proposals`, {
      amount: 5,
      note: 'By June',
    });
    await app.sql('insert into saved_profiles (user_id, profile_id) values ($1, $2)', [
      member.id,
      partner.id,
    ]);

    const data = await dataOf(member);
    expect(data).toMatchObject({
      exported_at: expect.any(String),
      account: { id: member.id, email: member.email },
      consents: [{ notice_version: version, language: 'en' }],
      sessions: [{ revoked_at: null }],
      profile: { full_name: 'Asha Foundation', headquarters_location: 'Ranchi, Jharkhand' },
      services: [{ title: 'Teacher training' }],
      projects: [{ title: 'Wells for Gumla', budget: 250_000 }],
      saved_profiles: [{ profile_id: partner.id }],
      collaboration_requests_sent: [{ additional_notes: 'Only after the monsoon.', status: 'pending' }],
      collaboration_requests_received: [{ status: 'accepted' }],
      collaborations: [{ id }],
      collaboration_milestones: [{ title: 'First pump' }],
      budget_proposals: [{ amount: 5, note: 'By June', status: 'open', collaboration_id: id }],
      support_tickets: [{ subject: 'The verification email does not come' }],
      testimonials: [{ name: 'Asha Devi', status: 'pending' }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/password|hash|secret|search_document/);
  });

  test('says since when two-factor sign-in is on, what others share, and who opened which document', async () => {
    const member = await createMember(app, { name: 'Asha Foundation' });
    const partner = await createMember(app, { name: 'Tunga Steel' });
    expect((await dataOf(member)).two_factor).toEqual({ on_since: null, recovery_codes_left: 0 });
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, member);
    const [own, theirs] = await Promise.all([
      callAs(app, member, 'POST', '/documents', documentForm()),
      callAs(app, partner, 'POST', '/documents', documentForm()),
    ]);
    await callAs(app, member, 'POST', `/documents/${own.id}/shares`, { member_id: partner.id, days: 30 });
    await callAs(app, partner, 'POST', `/documents/${theirs.id}/shares`, { member_id: member.id, days: 30 });
    await callAs(app, partner, 'POST', `/documents/${own.id}/openings`);
    await callAs(app, member, 'POST', `/documents/${theirs.id}/openings`);

    const data = await dataOf(member);
    expect(data).toMatchObject({
      two_factor: { on_since: expect.any(String), recovery_codes_left: recoveryCodes.length },
      profile: { mails_requests: true, mails_stories: true },
      documents_shared_with_me: [{ id: theirs.id, owner_name: 'Tunga Steel' }],
      document_openings_by_others: [{ document_id: own.id, opened_by_name: 'Tunga Steel' }],
      document_openings_by_me: [{ document_id: theirs.id, owner_name: 'Tunga Steel' }],
    });
    for (const hidden of [secret, ...recoveryCodes]) expect(JSON.stringify(data)).not.toContain(hidden);
  });

  test('holds nothing of anybody else’s, nor what a guest asks, which only admins see', async () => {
    const member = await createMember(app);
    const [one, two] = [await createMember(app), await createMember(app)];
    await sendRequest(app, one, two);
    await app.sql(
      `insert into collaboration_requests (id, target_profile_id, target_profile_name, collaboration_objective,
        timeframe, budget_band, status) values (gen_random_uuid(), $1, 'A', 'From a guest', 'Immediate', 'Any', 'held')`,
      [member.id],
    );
    expect(await dataOf(member)).toMatchObject({
      services: [],
      projects: [],
      collaboration_requests_sent: [],
      collaboration_requests_received: [],
      collaborations: [],
    });
  });

  /**
   * Tables that point to a member, and the section of the download; null for what proves who signs in, only counts,
   * waits a few minutes to be mailed, or is only for supporters and admins. */
  const SECTIONS: Record<string, string | null> = {
    access_tokens: 'access_tokens',
    account_merges: 'account_merges',
    account_tokens: null,
    activity_events: 'activity',
    bank_accounts: 'bank_accounts',
    calendar_feeds: 'calendar_address',
    canned_answer_changes: 'support_canned_answer_changes',
    case_studies: 'case_studies',
    case_study_likes: 'case_study_likes',
    collaboration_budget_proposals: 'budget_proposals',
    collaboration_changes: 'collaboration_changes',
    collaboration_closing_notes: 'collaboration_closing_notes',
    collaboration_comment_mentions: null,
    collaboration_comment_reactions: 'collaboration_reactions',
    collaboration_comments: 'collaboration_comments',
    collaboration_file_openings: 'collaboration_file_openings_by_me',
    collaboration_file_versions: 'collaboration_files',
    collaboration_invitations: 'collaboration_invitations',
    collaboration_milestone_records: 'collaboration_milestones',
    collaboration_participants: 'collaborations',
    collaboration_presence: null,
    collaboration_ratings: 'ratings_received',
    collaboration_reading_records: 'collaboration_readings',
    collaboration_report_edits: 'collaboration_report_edits',
    collaboration_reports: 'collaboration_reports',
    collaboration_requests: 'collaboration_requests_sent',
    collaboration_seats: 'collaboration_seats',
    collaboration_thread_reads: null,
    collaboration_withdrawals: 'collaboration_withdrawals',
    collaborations: 'collaborations',
    consents: 'consents',
    content_block_versions: 'content_versions',
    course_certificates: 'certificates',
    course_enrolments: 'course_enrolments',
    course_proposals: 'courses',
    course_ratings: 'course_ratings',
    course_session_registrations: 'course_sessions',
    courses: 'courses',
    csr_law_changes: null,
    demo_bookings: 'demo_bookings',
    demo_requests: 'demo_requests',
    demo_slots: 'demo_slots_offered',
    document_openings: 'document_openings_by_others',
    document_shares: 'documents_shared_with_me',
    documents: 'documents',
    domain_claims: 'domain_claims',
    expense_bills: null,
    files: 'documents',
    forum_attachments: 'community_attachments',
    forum_circle_follows: 'community_follows',
    forum_digests: null,
    forum_mentions: 'community_mentions',
    forum_moderators: 'community_moderator_of',
    forum_posts: 'community_posts',
    forum_reads: 'community_follows',
    forum_reports: 'community_reports',
    forum_topic_follows: 'community_follows',
    forum_topics: 'community_posts',
    forum_visits: 'community_follows',
    fund_releases: 'grant_acts',
    fund_requests: 'grant_acts',
    grant_acts: 'grant_acts',
    grant_expenses: null,
    grants: 'grants',
    invitations: 'invitations',
    join_requests: 'join_requests',
    member_counts: null,
    memberships: 'memberships',
    milestone_news: null,
    moderation_answers: 'moderation_answers',
    moderation_decisions: 'moderation_decisions',
    news_marks: 'news_marks',
    notification_mutes: 'muted_collaborations',
    notifications: 'notifications',
    partner_mails: 'partners_named_in_mails',
    practitioner_reports: 'practitioner_links',
    profile_cin_history: 'profile',
    profile_deletions: 'profile_deletion',
    profile_details: 'profile',
    // Computed from the texts of the profile, its projects and its services.
    profile_meaning_changes: null,
    profile_meanings: null,
    profile_slugs: 'profile',
    profile_states: 'profile',
    published_case_studies: 'case_studies',
    receipt_numbers: null,
    recovery_codes: 'two_factor',
    reminders: 'reminders',
    resource_ratings: 'resource_ratings',
    resources: 'resources',
    saved_profiles: 'saved_profiles',
    sessions: 'sessions',
    shortlist_entries: 'shortlists',
    shortlists: 'shortlists',
    support_chat_messages: 'support_chats',
    support_chats: 'support_chats',
    support_desk_presence: null,
    support_grievance_looks: null,
    // Its words and its decision are those of the ticket.
    support_grievances: 'support_tickets',
    support_looks: 'support_looks_at_me',
    support_saved_views: 'support_saved_views',
    support_ticket_files: 'support_tickets',
    support_ticket_notes: null,
    support_ticket_presence: null,
    support_ticket_replies: 'support_tickets',
    support_tickets: 'support_tickets',
    suspensions: 'suspensions',
    testimonials: 'testimonials',
    two_factor: 'two_factor',
    uploads: 'uploads',
    user_projects: 'projects',
    user_services: 'services',
    utilisation_acceptances: 'grant_acts',
    verification_documents: 'verification_requests',
    verification_requests: 'verification_requests',
    webhooks: 'webhooks',
  };

  test('knows every table that points to a member: a new one needs its section here and in member-records.ts', async () => {
    const tables = await app.sql<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid in ('accounts'::regclass, 'profiles'::regclass, 'two_factor'::regclass)
        order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(SECTIONS));
    const sections = Object.values(SECTIONS).filter((section) => section !== null);
    expect(Object.keys(await dataOf(await createMember(app)))).toEqual(expect.arrayContaining(sections));
  });
});
