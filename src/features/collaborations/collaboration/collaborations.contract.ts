import { z } from 'zod';
import {
  DATES_IN_ORDER,
  Instant,
  IsoDate,
  optionalText,
  Rupees,
  requiredText,
  text,
  Version,
} from '#platform/contract/fields.ts';
import { months } from '#platform/contract/months.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { COLLABORATION_RIGHTS, COLLABORATION_ROLES } from './collaboration-roles.rules.ts';

export const COLLABORATION_STATUSES = ['planning', 'active', 'pending', 'completed', 'cancelled'] as const;
export type CollaborationStatus = (typeof COLLABORATION_STATUSES)[number];
export const COLLABORATION_TYPES = ['Initiative', 'Project', 'Partnership', 'Program'] as const;
export const COLLABORATION_CATEGORIES = [
  'General',
  'Education',
  'Healthcare',
  'Agriculture',
  'Environment',
  'Technology',
  'Infrastructure',
] as const;
/** People of the organisations who read a collaboration: all of them, or only named ones, owners and managers. */
export const VISIBILITIES = ['organisations', 'named'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
/** Longest reason for a status or for progress set by hand, in characters. */
export const REASON_MAX = 500;
/** Collaborations that one member can have started. */
export const COLLABORATIONS_MAX = 500;
export const PRIORITIES = ['low', 'medium', 'high'] as const;

const headcount = (label: string, max: number) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must not be negative`)
    .max(max, `${label} must be at most ${max.toLocaleString('en-IN')}`);

/** What an initiative is to change, in words and figures. */
export const ImpactMetrics = z.strictObject(
  {
    expectedImpact: text(1000, 'Expected impact').optional(),
    beneficiaries: headcount('Beneficiaries', 2_000_000_000).optional(),
    communities: headcount('Communities', 10_000_000).optional(),
  },
  'Impact metrics must be an object',
);

export const Collaboration = z.object({
  /** `collab_` with a timestamp and a random suffix. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(COLLABORATION_STATUSES),
  /** Why it has its status; always given for a cancelled one. */
  status_reason: z.string().nullable(),
  type: z.enum(COLLABORATION_TYPES),
  category: z.string(),
  priority: z.enum(PRIORITIES),
  /** Names of the organisations that take part. */
  participants: z.array(z.string()),
  /** Whole rupees; null until the partners set it. */
  budget: z.int().nullable(),
  budget_band: z.string().nullable(),
  timeframe: z.string().nullable(),
  duration_months: z.int().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  progress_percentage: z.int(),
  /** Why the progress was set by hand; null while it follows the milestones. */
  progress_reason: z.string().nullable(),
  impact_metrics: z.object({
    expectedImpact: z.string().optional(),
    beneficiaries: z.int().optional(),
    communities: z.int().optional(),
  }),
  created_by: z.uuid().nullable(),
  created_at: Instant,
  updated_at: Instant,
  /** Set for an archived collaboration, which is read-only until a participant restores it. */
  archived_at: Instant.nullable(),
  /**
   * The person who archived it and the organisation, as "Asha Rao, Tungavarna Industries"; the organisation alone where no
   * person is known. Null for a current one, and for one archived before this was kept.
   */
  archived_by_name: z.string().nullable(),
  /** When it was last restored. */
  restored_at: Instant.nullable(),
  /** The person who restored it and the organisation, as `archived_by_name`. */
  restored_by_name: z.string().nullable(),
  visibility: z.enum(VISIBILITIES),
  /** Grows by one with every save that changes something; an update names the version it started from. */
  version: z.int(),
  /** What the own organisation is in it. */
  own_role: z.enum(COLLABORATION_ROLES),
  /** What the person who reads it may write in it; an archived one allows only `archive`, `ratings` and `leave`. */
  rights: z.array(z.enum(COLLABORATION_RIGHTS)),
  /** Number of the last change of anything in it, also of what other calls read: where its events go on. */
  last_change: z.int(),
});
export type Collaboration = z.output<typeof Collaboration>;

/** Most months of a collaboration. */
export const DURATION_MAX = 120;

/** The fields that a member writes. */
export const collaborationFields = {
  title: requiredText(160, 'Title', 'Please enter a project title'),
  description: requiredText(3000, 'Description', 'Please enter a project description'),
  type: z.enum(COLLABORATION_TYPES, 'Please select a project type'),
  category: z.enum(COLLABORATION_CATEGORIES, 'Please select a category from the list'),
  priority: z.enum(PRIORITIES, 'Please select a priority from the list'),
  budget: Rupees.nullish(),
  duration_months: months(DURATION_MAX).nullish(),
  start_date: IsoDate.nullish(),
  end_date: IsoDate.nullish(),
  impact_metrics: ImpactMetrics,
};

/**
 * Changes only the fields that are sent. With the `version` that the changes started from, fields that another save
 * has changed since are refused; without it, the last save wins. Where members work together, `budget` cannot be
 * changed here: one proposes it and another agrees. Cancelling needs `status_reason`. Where there are milestones, progress
 * set by hand needs `progress_reason`; `progress_reason: null` lets it follow the milestones again. Only the lead changes the
 * `visibility`.
 */
export const CollaborationUpdate = z
  .strictObject({
    ...collaborationFields,
    status: z.enum(COLLABORATION_STATUSES, 'Please select a status from the list'),
    status_reason: optionalText(REASON_MAX, 'Reason'),
    progress_percentage: z
      .int('Progress must be a whole number')
      .min(0, 'Progress must be from 0 to 100')
      .max(100, 'Progress must be from 0 to 100'),
    progress_reason: optionalText(REASON_MAX, 'Reason'),
    visibility: z.enum(VISIBILITIES, 'Please select who can read it'),
    version: Version,
  })
  .partial()
  .refine(...DATES_IN_ORDER);
export type CollaborationUpdate = z.output<typeof CollaborationUpdate>;

export const COLLABORATION_SORTS = ['newest', 'activity', 'title', 'end', 'progress'] as const;
export type CollaborationSort = (typeof COLLABORATION_SORTS)[number];

/** Longest text, in characters, to search collaborations by. */
export const COLLABORATION_SEARCH_MAX = 100;

/** current: not archived. */
export const CollaborationsQuery = ListQuery.extend({
  state: z.enum(['current', 'archived'], 'Unknown state').default('current'),
  /** Text in the title or the description. */
  search: text(COLLABORATION_SEARCH_MAX, 'Search').optional(),
  /** Text in the name of an organisation that takes part. */
  partner: text(COLLABORATION_SEARCH_MAX, 'Partner').optional(),
  status: z.enum(COLLABORATION_STATUSES, 'Please select a status from the list').optional(),
  category: z.enum(COLLABORATION_CATEGORIES, 'Please select a category from the list').optional(),
  /** `activity`: last change first; `end`: the end date that comes first, without one last; `progress`: least first. */
  sort: z.enum(COLLABORATION_SORTS, 'Please select an order from the list').default('newest'),
});
export type CollaborationFilters = Pick<
  z.output<typeof CollaborationsQuery>,
  'search' | 'partner' | 'status' | 'category'
> & { sort?: CollaborationSort };
export type CollaborationsQuery = z.output<typeof CollaborationsQuery>;
export const CollaborationCountsQuery = CollaborationsQuery.omit({
  page: true,
  pageSize: true,
  status: true,
  sort: true,
});
export type CollaborationCountsQuery = z.output<typeof CollaborationCountsQuery>;
export type CollaborationState = CollaborationsQuery['state'];

/** Number of collaborations by status. */
export const CollaborationCounts = z.object({
  planning: z.int(),
  active: z.int(),
  pending: z.int(),
  completed: z.int(),
  cancelled: z.int(),
});
export type CollaborationCounts = z.output<typeof CollaborationCounts>;

/** Figures about the member's collaborations. */
export const CollaborationStats = z.object({
  /** Those with the status active. */
  active_initiatives: z.int(),
  /** All that are not archived, whatever their status. */
  all_initiatives: z.int(),
  /** Number of other organisations, each counted once. */
  total_partners: z.int(),
  /** Whole rupees. */
  total_budget: z.int(),
  /** Percentage of completed milestones among those completed or overdue; null if there are none. */
  success_rate: z.int().nullable(),
});
export type CollaborationStats = z.output<typeof CollaborationStats>;

export const CollaborationId = z
  .string()
  .regex(/^collab_[A-Za-z0-9_]{1,80}$/, 'This is not a valid collaboration id');
export const CollaborationParams = z.strictObject({ id: CollaborationId });

export const listCollaborations = defineRoute({
  name: 'listCollaborations',
  method: 'GET',
  path: '/collaborations',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary:
    'The current or archived collaborations that the signed-in member takes part in, filtered and sorted, a page at a time',
  query: CollaborationsQuery,
  response: z.array(Collaboration),
});

export const countCollaborations = defineRoute({
  name: 'countCollaborations',
  method: 'GET',
  path: '/collaborations/counts',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: "How many of the signed-in member's collaborations that pass the filters have each status",
  query: CollaborationCountsQuery,
  response: CollaborationCounts,
});

export const getCollaborationStats = defineRoute({
  name: 'getCollaborationStats',
  method: 'GET',
  path: '/collaborations/stats',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: "Figures about the signed-in member's collaborations",
  response: CollaborationStats,
});

export const getCollaboration = defineRoute({
  name: 'getCollaboration',
  method: 'GET',
  path: '/collaborations/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'One collaboration, for its participants',
  params: CollaborationParams,
  response: Collaboration,
});

export const updateCollaboration = defineRoute({
  name: 'updateCollaboration',
  method: 'PATCH',
  path: '/collaborations/:id',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'settings',
  summary: 'Changes fields of a collaboration, for its participants',
  params: CollaborationParams,
  body: CollaborationUpdate,
  response: Collaboration,
});

export const archiveCollaboration = defineRoute({
  name: 'archiveCollaboration',
  method: 'PUT',
  path: '/collaborations/:id/archive',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'archive',
  summary: 'Archives a collaboration for all its participants: it becomes read-only',
  params: CollaborationParams,
  response: Collaboration,
});

export const restoreCollaboration = defineRoute({
  name: 'restoreCollaboration',
  method: 'DELETE',
  path: '/collaborations/:id/archive',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  right: 'archive',
  summary: 'Restores an archived collaboration for all its participants',
  params: CollaborationParams,
  response: Collaboration,
});
