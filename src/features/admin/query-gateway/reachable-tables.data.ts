import { CONTACT_DETAILS } from '#features/marketplace/listing/marketplace.contract.ts';

/** `list` is a list of texts. `instant` is ISO 8601 in UTC, `day` is `YYYY-MM-DD`. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'instant'
  | 'day'
  | 'list'
  | 'object';

/** Columns that a statement may set; the service of the typed route checks and stores them. */
interface Writes {
  /** Empty if no row can be inserted, or changed. */
  insert: readonly string[];
  update: readonly string[];
  delete: boolean;
  /**
   * Columns that clients send although the server decides on them. `caller`: only the id of the caller. `kept`: only
   * what the row has already; of an insert, anything. `server`: the server sets it, whatever was sent. A constant: the
   * value of every new row.
   */
  given: Record<string, 'caller' | 'kept' | 'server' | { constant: string | number }>;
}

const NOT_WRITTEN: Writes = { insert: [], update: [], delete: false, given: {} };

const TIMES = { created_at: 'server', updated_at: 'server' } as const;

const PROJECT_FIELDS = [
  ...['title', 'description', 'status', 'start_date', 'end_date', 'budget', 'rating', 'schedule_vii_item'],
  ...['districts', 'beneficiaries_planned', 'beneficiaries_reached'],
];
const SERVICE_FIELDS = [
  ...['title', 'tagline', 'description', 'contact_preference', 'practice_areas', 'focus_areas', 'sdg_goals'],
  ...['geographic_coverage', 'price', 'duration', 'category'],
];
const COLLABORATION_FIELDS = [
  ...['title', 'description', 'type', 'category', 'priority', 'budget', 'duration_months', 'start_date'],
  ...['end_date', 'impact_metrics'],
];
const PROFILE_FIELDS = [
  ...['full_name', 'organization_name', 'organization_type', 'short_summary', 'bio', 'skills', 'location'],
  ...['headquarters_location', 'headquarters_state', 'phone', 'public_contact_email', 'public_contact_phone'],
  ...['website', 'linkedin', 'twitter', 'gender', 'year_established', 'organization_size'],
  ...['operating_regions', 'sdg_goals', 'focus_areas', 'corporate_cin', 'is_listed_entity'],
];

interface ReachableTable {
  /** The rows that a signed-in member reads, in words for docs/query.md. */
  rows: string;
  columns: Record<string, ColumnType>;
  /** Columns that are null for a caller whose own email is not confirmed. */
  confirmedOnly: readonly string[];
  writes: Writes;
}

/**
 * The tables and columns that `POST /query` reaches; it knows no others. docs/query.md shows this table. Each column has
 * the name and value that the typed routes give it, and the rows are those of the typed routes.
 */
export const REACHABLE_TABLES = {
  profiles: {
    rows: 'Members in the marketplace, and your own profile: `email` is there your sign-in address, and what comes behind `created_at` is null for others',
    columns: {
      id: 'uuid',
      role: 'text',
      full_name: 'text',
      organization_name: 'text',
      organization_type: 'text',
      avatar_url: 'text',
      short_summary: 'text',
      bio: 'text',
      skills: 'list',
      location: 'text',
      headquarters_state: 'text',
      email: 'text',
      phone: 'text',
      website: 'text',
      linkedin: 'text',
      twitter: 'text',
      year_established: 'integer',
      organization_size: 'text',
      operating_regions: 'list',
      sdg_goals: 'list',
      focus_areas: 'list',
      verified: 'boolean',
      rating: 'decimal',
      projects_count: 'integer',
      services_count: 'integer',
      total_investment: 'integer',
      response_rate: 'integer',
      created_at: 'instant',
      headquarters_location: 'text',
      public_contact_email: 'text',
      public_contact_phone: 'text',
      gender: 'text',
      corporate_cin: 'text',
      is_listed_entity: 'boolean',
      updated_at: 'instant',
      version: 'integer',
    },
    confirmedOnly: CONTACT_DETAILS,
    writes: {
      insert: [],
      update: [...PROFILE_FIELDS, 'version'],
      delete: false,
      given: { id: 'caller', ...TIMES },
    },
  },
  user_projects: {
    rows: 'Projects of these members',
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      title: 'text',
      description: 'text',
      status: 'text',
      start_date: 'day',
      end_date: 'day',
      budget: 'integer',
      rating: 'decimal',
      schedule_vii_item: 'text',
      districts: 'list',
      beneficiaries_planned: 'integer',
      beneficiaries_reached: 'integer',
      created_at: 'instant',
      updated_at: 'instant',
      version: 'integer',
    },
    confirmedOnly: [],
    writes: {
      insert: PROJECT_FIELDS,
      update: [...PROJECT_FIELDS, 'version'],
      delete: true,
      given: { user_id: 'caller', ...TIMES },
    },
  },
  user_services: {
    rows: 'Services of these members',
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      title: 'text',
      tagline: 'text',
      description: 'text',
      contact_preference: 'text',
      practice_areas: 'list',
      focus_areas: 'list',
      sdg_goals: 'list',
      geographic_coverage: 'list',
      price: 'integer',
      duration: 'text',
      category: 'text',
      created_at: 'instant',
      updated_at: 'instant',
      version: 'integer',
    },
    confirmedOnly: [],
    writes: {
      insert: SERVICE_FIELDS,
      update: [...SERVICE_FIELDS, 'version'],
      delete: true,
      given: { user_id: 'caller', ...TIMES },
    },
  },
  collaborations: {
    rows: 'Collaborations in which you take part, also archived ones',
    columns: {
      id: 'text',
      title: 'text',
      description: 'text',
      status: 'text',
      type: 'text',
      category: 'text',
      priority: 'text',
      participants: 'list',
      budget: 'integer',
      budget_band: 'text',
      timeframe: 'text',
      duration_months: 'integer',
      start_date: 'day',
      end_date: 'day',
      progress_percentage: 'integer',
      impact_metrics: 'object',
      created_by: 'uuid',
      created_at: 'instant',
      updated_at: 'instant',
      archived_at: 'instant',
      version: 'integer',
    },
    confirmedOnly: [],
    writes: {
      insert: [...COLLABORATION_FIELDS, 'participants'],
      update: [...COLLABORATION_FIELDS, 'status', 'progress_percentage', 'version'],
      delete: true,
      given: {
        id: 'kept',
        participants: 'kept',
        status: { constant: 'planning' },
        progress_percentage: { constant: 0 },
        created_by: 'caller',
        ...TIMES,
      },
    },
  },
  learning_resources: {
    rows: 'Published resources of the library',
    columns: {
      id: 'uuid',
      title: 'text',
      description: 'text',
      type: 'text',
      category: 'text',
      content_url: 'text',
      status: 'text',
      created_at: 'instant',
    },
    confirmedOnly: [],
    writes: NOT_WRITTEN,
  },
} as const satisfies Record<string, ReachableTable>;

export type TableName = keyof typeof REACHABLE_TABLES;

/** Most rows of an answer. */
export const ROWS_MAX = 200;
