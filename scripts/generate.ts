/**
 * Writes the types of the database (`schema.generated.ts`) from the schema that the migrations make.
 * `--check` writes nothing and fails when the file in the repository is stale.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';

const TARGET = join(import.meta.dirname, '../src/platform/server/database/schema.generated.ts');
const quiet = { info() {}, warn() {}, error() {} };

/** The types say what the pool's parsers return: bigint and numeric as numbers, instants and days as strings. */
const TYPE_MAPPING = {
  int8: 'ColumnType<number, number, number>',
  numeric: 'ColumnType<number, number, number>',
  timestamptz: 'ColumnType<string, string | Date, string | Date>',
  date: 'string',
};

const words = (...values: string[]) => values.map((value) => `'${value}'`).join(' | ');
const withDefault = (type: string) => `Generated<${type}>`;

const FIELD_VERSIONS = 'ColumnType<Record<string, number>, string | undefined, string | undefined>';

/** A list in a jsonb column is sent as text: as it is, it would become an array of PostgreSQL. Its reader knows its type. */
const JSON_AS_TEXT = 'ColumnType<unknown, string, string>';

/** Text columns with a check constraint: what the constraint lets in. */
const OVERRIDES = {
  columns: {
    'invitations.role': words('owner', 'manager', 'member', 'finance', 'viewer'),
    'memberships.role': words('owner', 'manager', 'member', 'finance', 'viewer'),
    // Columns of views are known as nullable only.
    'main_owners.profile_id': 'string',
    'main_owners.account_id': 'string',
    'people.id': 'string',
    'people.full_name': 'string',
    'people.member_name': 'string',
    'people.organization_type': `${words('corporate', 'ngo', 'consultant', 'service_provider')} | null`,
    'account_tokens.purpose': words('verify-email', 'reset-password', 'change-email'),
    'webhook_deliveries.state': withDefault(words('waiting', 'delivered', 'failed')),
    'status_probes.state': withDefault(words('operational', 'degraded', 'maintenance', 'outage', 'unknown')),
    'status_incidents.impact': words('degraded', 'outage'),
    'status_incidents.state': words('investigating', 'identified', 'monitoring', 'resolved'),
    'status_incident_updates.state': words('investigating', 'identified', 'monitoring', 'resolved'),
    'profiles.organization_type': words('corporate', 'ngo', 'consultant', 'service_provider'),
    'profiles.gender': `${words('male', 'female', 'non-binary', 'prefer-not-to-say', 'other')} | null`,
    // A trigger fills in these two.
    'profiles.slug': withDefault('string'),
    'profiles.is_page_public': withDefault('boolean'),
    'profile_details.field_versions': FIELD_VERSIONS,
    'user_services.field_versions': FIELD_VERSIONS,
    'user_projects.field_versions': FIELD_VERSIONS,
    'collaborations.field_versions': FIELD_VERSIONS,
    'collaboration_milestones.field_versions': FIELD_VERSIONS,
    'collaboration_reports.field_versions': FIELD_VERSIONS,
    'profile_details.pricing_model': `${words('fixed', 'hourly', 'subscription', 'custom')} | null`,
    'user_services.contact_preference': withDefault(words('Email', 'Phone', 'LinkedIn', 'Website', 'Other')),
    'user_projects.status': words('Active', 'Completed', 'On Hold', 'Cancelled'),
    'documents.kind': words(
      ...['registration', '12a', '80g', 'csr-1', 'audited-accounts', 'fcra', 'board-resolution'],
      ...['policy', 'other'],
    ),
    'project_pictures.people': words('none', 'agreed'),
    'collaborations.status': withDefault(words('planning', 'active', 'pending', 'completed', 'cancelled')),
    'collaborations.type': words('Initiative', 'Project', 'Partnership', 'Program'),
    'collaborations.priority': withDefault(words('low', 'medium', 'high')),
    'collaboration_invitations.role': words('implementer', 'reviewer', 'viewer'),
    'collaboration_invitations.status': withDefault(words('open', 'accepted', 'declined', 'withdrawn')),
    'collaborations.visibility': withDefault(words('organisations', 'named')),
    'collaboration_participants.role': withDefault(words('lead', 'implementer', 'reviewer', 'viewer')),
    'collaboration_milestones.status': withDefault(words('completed', 'active', 'pending')),
    'collaboration_budget_proposals.status': withDefault(
      words('open', 'agreed', 'declined', 'countered', 'withdrawn'),
    ),
    'collaboration_file_openings.purpose': words('preview', 'download', 'archive'),
    'milestone_news.change': words('added', 'changed', 'completed', 'reopened', 'removed'),
    'collaboration_requests.status': withDefault(
      words('held', 'released', 'closed', 'pending', 'accepted', 'declined', 'withdrawn'),
    ),
    'content_blocks.block_type': withDefault(words('text', 'image')),
    'content_block_versions.block_type': words('text', 'image'),
    'testimonials.user_type': words('NGO', 'Corporate', 'Consultant', 'Service Provider'),
    'testimonials.status': withDefault(words('pending', 'published', 'declined')),
    'case_studies.status': withDefault(words('draft', 'pending', 'returned', 'declined', 'published')),
    'verification_requests.level': '1 | 2 | 3',
    'verification_requests.status': withDefault(words('open', 'granted', 'refused', 'withdrawn')),
    'verification_requests.end_cause': `${words(
      ...['renewed', 'revoked', 'document-changed', 'document-removed', 'profile-changed'],
    )} | null`,
    'activity_events.kind': words('case_study', 'resource', 'news', 'course', 'topic'),
    'activity_events.action': words('view', 'download', 'write'),
    'resources.status': withDefault(words('pending', 'published', 'returned', 'declined')),
    'courses.type': words('course', 'webinar', 'workshop'),
    'courses.sources': JSON_AS_TEXT,
    'courses.modules': JSON_AS_TEXT,
    'course_proposals.content': JSON_AS_TEXT,
    'course_proposals.status': withDefault(words('draft', 'submitted', 'returned', 'declined', 'published')),
    'course_progress.answers': 'ColumnType<number[][] | null, string | null, string | null>',
    'support_tickets.kind': withDefault(words('question', 'content_report', 'privacy_request')),
    'demo_requests.state': withDefault(words('waiting', 'offered', 'accepted', 'declined', 'withdrawn')),
    'demo_slots.kind': words('live', 'group'),
    'demo_bookings.state': words('offered', 'booked', 'cancelled'),
    'demo_bookings.cancelled_by': `${words('visitor', 'admin', 'time')} | null`,
    'canned_answer_changes.change': words('added', 'changed', 'removed'),
    'support_saved_views.filters': JSON_AS_TEXT,
    'support_tickets.status': withDefault(words('open', 'in-progress', 'resolved')),
    'support_tickets.priority': withDefault(words('low', 'medium', 'high')),
  },
};

async function generate(folder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet, throwAway: true });
  try {
    await migrate(postgres.connectionString);
    const out = join(folder, 'schema.ts');
    const flags = [
      '--dialect=postgres',
      '--exclude-pattern=schema_migrations',
      `--out-file=${out}`,
      '--log-level=error',
    ];
    execFileSync(
      join(import.meta.dirname, '../node_modules/.bin/kysely-codegen'),
      [
        ...flags,
        `--url=${postgres.connectionString}`,
        `--type-mapping=${JSON.stringify(TYPE_MAPPING)}`,
        `--overrides=${JSON.stringify(OVERRIDES)}`,
      ],
      // kysely-codegen looks for TypeScript's compiler API, which TypeScript 7 lacks; it says so at length and goes on.
      { stdio: 'pipe' },
    );
    return readFileSync(out, 'utf8');
  } finally {
    await postgres.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dayitva-generate-'));
try {
  const text = await generate(folder);
  if (!process.argv.includes('--check')) {
    writeFileSync(TARGET, text);
  } else if (readFileSync(TARGET, 'utf8') !== text) {
    console.error('src/platform/server/database/schema.generated.ts is stale: run `npm run generate`');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
