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

interface ReachableTable {
  /** The rows that a signed-in member reads, in words for docs/query.md. */
  rows: string;
  columns: Record<string, ColumnType>;
  /** Columns that are null for a caller whose own email is not confirmed. */
  confirmedOnly: readonly string[];
}

/**
 * The tables and columns that `POST /query` reaches; it knows no others. docs/query.md shows this table. Each column has
 * the name and value that the typed routes give it, and the rows are those of the typed routes.
 */
export const REACHABLE_TABLES = {
  profiles: {
    rows: 'Members in the marketplace, and your own profile',
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
    },
    confirmedOnly: CONTACT_DETAILS,
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
  },
} as const satisfies Record<string, ReachableTable>;

export type TableName = keyof typeof REACHABLE_TABLES;

/** Most rows of an answer. */
export const ROWS_MAX = 200;
