import { z } from 'zod';
import {
  COLLABORATION_STATUSES,
  Collaboration,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { FinancialYear } from '#features/funds/moves/money-fields.rules.ts';
import { text } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A collaboration as a line of the programme. Sums of money are whole rupees. */
export const ProgrammeRow = z.object({
  id: z.string(),
  title: z.string(),
  status: Collaboration.shape.status,
  progress_percentage: z.int(),
  /** Names of the other organisations that take part. */
  partners: z.array(z.string()),
  /** States: where the request says the work is; without one, where its NGOs have their head office. */
  places: z.array(z.string()),
  /** Items of Schedule VII of the agreed grants: `ii`. */
  schedule_vii_items: z.array(z.string()),
  /** The open milestone that is due first. */
  next_milestone: z.object({ id: z.uuid(), title: z.string(), due_date: z.string().nullable() }).nullable(),
  /** Days since the oldest open milestone was due; 0 for none. */
  days_late: z.int(),
  late_milestones: z.int(),
  completed_milestones: z.int(),
  milestones: z.int(),
  /** Number of agreed grants between the own organisation and a partner; without one, only `budget` is known. */
  grants: z.int(),
  /** What the grants agree; without one the budget of the collaboration; null if none is set. */
  budget: z.int().nullable(),
  /** Paid out, of the grants. */
  released: z.int().nullable(),
  /** Accepted as used, of the grants. */
  used: z.int().nullable(),
  /**
   * Last day of the period of the next progress report: of the quarter that follows the last one that was sent, or of a period that a
   * grant asks for and nobody has reported on. Null where neither is known.
   */
  report_due: z.string().nullable(),
});
export type ProgrammeRow = z.output<typeof ProgrammeRow>;

/** A milestone as a line of the programme. */
export const ProgrammeMilestone = z.object({
  id: z.uuid(),
  title: z.string(),
  status: Milestone.shape.status,
  collaboration_id: z.string(),
  collaboration_title: z.string(),
  partners: z.array(z.string()),
  /** Organisation that sees to it. */
  owner_organisation: z.string().nullable(),
  owner_person: z.string().nullable(),
  due_date: z.string().nullable(),
  /** ISO day in India. */
  completed_on: z.string().nullable(),
  /** Days after the due date: until today, or until it was completed. */
  days_late: z.int(),
});
export type ProgrammeMilestone = z.output<typeof ProgrammeMilestone>;

export const PARTNER_NAME_MAX = 200;
const PLACE_MAX = 100;
const yes = (label: string) => z.literal('true', `${label} must be true`).optional();

const filters = {
  /** Text in the title of the collaboration. */
  search: text(100, 'Search').optional(),
  /** `true`: with an open milestone whose day has passed; of milestones, those. */
  late: yes('Late'),
  /** `true`: the person is named in it, or owns an open milestone, by name or through the organisation; of milestones, those. */
  mine: yes('Mine'),
  /** Name of an organisation that takes part. */
  partner: text(PARTNER_NAME_MAX, 'Partner').optional(),
  /** A state, as `places` has it. */
  place: text(PLACE_MAX, 'Place').optional(),
  /** Running in this financial year; of milestones, due in it. */
  year: FinancialYear.optional(),
  status: z.enum(COLLABORATION_STATUSES, 'Please select a status from the list').optional(),
};

export const PROGRAMME_SORTS = [
  'late',
  'title',
  'partner',
  'status',
  'milestone',
  'budget',
  'used',
  'report',
] as const;
export type ProgrammeSort = (typeof PROGRAMME_SORTS)[number];
export const MILESTONE_SORTS = ['due', 'title', 'collaboration', 'late'] as const;
export type MilestoneSort = (typeof MILESTONE_SORTS)[number];

/** What narrows both lists down, and what files and figures of them are about. */
export const ProgrammeFilters = z.strictObject(filters);
export type ProgrammeFilters = z.output<typeof ProgrammeFilters>;

const order = {
  /** Backwards; what has no value stays last. */
  down: yes('Down'),
};

export const ProgrammeListQuery = PageQuery.extend({
  ...filters,
  ...order,
  sort: z.enum(PROGRAMME_SORTS, 'Please select an order from the list').default('late'),
});
export type ProgrammeListQuery = z.output<typeof ProgrammeListQuery>;

export const ProgrammeMilestonesQuery = PageQuery.extend({
  ...filters,
  ...order,
  /** `true`: completed ones too, and those of completed collaborations. */
  all: yes('All'),
  sort: z.enum(MILESTONE_SORTS, 'Please select an order from the list').default('due'),
});
export type ProgrammeMilestonesQuery = z.output<typeof ProgrammeMilestonesQuery>;

/** A name with how many collaborations and how much money it stands for. */
const Share = z.object({ name: z.string(), collaborations: z.int(), budget: z.int() });

/** Sums over the collaborations that pass the filters; cancelled ones are only counted. */
export const ProgrammeFigures = z.object({
  collaborations: z.int(),
  by_status: z.array(z.object({ name: z.enum(COLLABORATION_STATUSES), collaborations: z.int() })),
  partners: z.int(),
  /** Sum of the budgets that are known. */
  budget: z.int(),
  /** Collaborations without a budget: they are not in the sums. */
  without_budget: z.int(),
  /** Of the grants alone: agreed, paid out and used. */
  agreed: z.int(),
  released: z.int(),
  used: z.int(),
  milestones: z.int(),
  completed_milestones: z.int(),
  late_milestones: z.int(),
  /** Collaborations with a late milestone. */
  late: z.int(),
  /** Reports whose quarter has ended. */
  reports_due: z.int(),
  /** By item of Schedule VII, most money first; those without a grant are not in it. */
  by_item: z.array(Share),
  by_place: z.array(Share),
  by_partner: z.array(Share),
});
export type ProgrammeFigures = z.output<typeof ProgrammeFigures>;

/** What the filters can be set to. */
export const ProgrammeChoices = z.object({
  partners: z.array(z.string()),
  places: z.array(z.string()),
  /** Financial years from the first to the last day of any collaboration, newest first. */
  years: z.array(z.string()),
});
export type ProgrammeChoices = z.output<typeof ProgrammeChoices>;

const reads = { access: 'signed-in', act: 'read', scope: 'collaborations:read' } as const;

export const listProgramme = defineRoute({
  ...reads,
  name: 'listProgramme',
  method: 'GET',
  path: '/programme/collaborations',
  summary:
    'All current collaborations of the member as lines: partners, milestones, money and reports, a page at a time',
  query: ProgrammeListQuery,
  response: paged(ProgrammeRow),
});

export const listProgrammeMilestones = defineRoute({
  ...reads,
  name: 'listProgrammeMilestones',
  method: 'GET',
  path: '/programme/milestones',
  summary: 'The milestones of all current collaborations of the member, a page at a time',
  query: ProgrammeMilestonesQuery,
  response: paged(ProgrammeMilestone),
});

export const getProgrammeFigures = defineRoute({
  ...reads,
  name: 'getProgrammeFigures',
  method: 'GET',
  path: '/programme/figures',
  summary: 'Sums over the collaborations of the member that pass the filters',
  query: ProgrammeFilters,
  response: ProgrammeFigures,
});

export const getProgrammeChoices = defineRoute({
  ...reads,
  name: 'getProgrammeChoices',
  method: 'GET',
  path: '/programme/choices',
  summary: 'The partners, places and financial years that the programme can be filtered by',
  response: ProgrammeChoices,
});
