import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { WithdrawalQuery, Withdrawn } from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import {
  daysInOrder,
  Instant,
  IsoDate,
  optionalText,
  requiredText,
  Uuid,
  Version,
} from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

const MILESTONE_STATUSES = ['completed', 'active', 'pending'] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

export const MILESTONE_TITLE_MAX = 160;

/** The most milestones that a collaboration can have. */
export const MILESTONES_MAX = 500;

/** The most milestones that one depends on. */
export const DEPENDENCIES_MAX = 20;
/** The most files that show that a milestone was completed. */
export const EVIDENCE_MAX = 20;

export const Milestone = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(MILESTONE_STATUSES),
  /** ISO day on which the work begins. */
  start_date: z.string().nullable(),
  /** ISO day. */
  due_date: z.string().nullable(),
  /** Who sees to it. */
  owner: z
    .object({
      /** The organisation, as it takes part. */
      participant_id: z.uuid(),
      organisation: z.string(),
      /** A person of it; null for the whole organisation, and once the person has left it. */
      account_id: z.uuid().nullable(),
      person: z.string().nullable(),
    })
    .nullable(),
  /** Ids of milestones of this collaboration that must be completed before. */
  depends_on: z.array(z.uuid()),
  completed_at: Instant.nullable(),
  /** The person who completed it, with the organisation acted for; null for an individual, and for a person who is gone. */
  completed_by_name: z.string().nullable(),
  /** Files of the collaboration that show that it was completed, each with what its newest version is. */
  evidence: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      number: z.int(),
      file_name: z.string(),
      media_type: z.string(),
    }),
  ),
  evidence_note: z.string().nullable(),
  created_at: Instant,
  /** Grows by one with every change; an update names the version it started from. */
  version: z.int(),
});
export type Milestone = z.output<typeof Milestone>;

const firstFields = {
  title: requiredText(MILESTONE_TITLE_MAX, 'Title', 'Please enter a milestone title'),
  description: optionalText(1000, 'Description'),
  status: z.enum(MILESTONE_STATUSES, 'Please select a status from the list'),
  due_date: IsoDate.nullish(),
};
const statusOfNew = firstFields.status.default('pending');

/** A milestone that a collaboration starts with. */
export const FirstMilestone = z.strictObject({ ...firstFields, status: statusOfNew });
export type FirstMilestone = z.output<typeof FirstMilestone>;

/** Ids without repetition, always in the same order, so that two lists can be compared. */
const ids = (max: number, label: string, wrong: string) =>
  z
    .array(z.uuid(wrong).toLowerCase(), `${label} must be a list`)
    .max(max, `${label} must have ${max} entries or less`)
    .transform((values) => [...new Set(values)].sort());

const NOT_AN_OWNER = 'Please select an owner from the list';
const milestoneFields = {
  ...firstFields,
  start_date: IsoDate.nullish(),
  owner: z
    .strictObject(
      {
        participant_id: z.uuid(NOT_AN_OWNER),
        account_id: z.uuid(NOT_AN_OWNER).nullable().default(null),
      },
      NOT_AN_OWNER,
    )
    .nullish(),
  depends_on: ids(
    DEPENDENCIES_MAX,
    'Depends on',
    'Please select milestones of this collaboration',
  ).optional(),
  evidence: ids(EVIDENCE_MAX, 'Evidence', 'Please select files of this collaboration').optional(),
  evidence_note: optionalText(1000, 'Note on the evidence'),
};

export const MILESTONE_DAYS_IN_ORDER = daysInOrder(
  'start_date',
  'due_date',
  'The due date must not be before the start date',
);

export const MilestoneInput = z
  .strictObject({ ...milestoneFields, status: statusOfNew })
  .refine(...MILESTONE_DAYS_IN_ORDER);
export type MilestoneInput = z.output<typeof MilestoneInput>;

/**
 * Changes only the fields that are sent. With the `version` that the changes started from, fields that another save has
 * changed since are refused; without it, the last save wins.
 */
export const MilestoneUpdate = z
  .strictObject({ ...milestoneFields, version: Version })
  .partial()
  .refine(...MILESTONE_DAYS_IN_ORDER);
export type MilestoneUpdate = z.output<typeof MilestoneUpdate>;

const MilestoneParams = z.strictObject({ id: CollaborationId, milestoneId: Uuid });

export const listMilestones = defineRoute({
  name: 'listMilestones',
  method: 'GET',
  path: '/collaborations/:id/milestones',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The timeline of a collaboration by due date, for its participants',
  params: CollaborationParams,
  response: z.array(Milestone),
});

export const createMilestone = defineRoute({
  name: 'createMilestone',
  method: 'POST',
  path: '/collaborations/:id/milestones',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'milestones',
  summary: 'Adds a milestone, for participants',
  params: CollaborationParams,
  body: MilestoneInput,
  response: Milestone,
  status: 201,
});

export const updateMilestone = defineRoute({
  name: 'updateMilestone',
  method: 'PATCH',
  path: '/collaborations/:id/milestones/:milestoneId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'milestones',
  summary: 'Changes fields of a milestone, for participants',
  params: MilestoneParams,
  body: MilestoneUpdate,
  response: Milestone,
});

export const addMilestoneEvidence = defineRoute({
  name: 'addMilestoneEvidence',
  method: 'POST',
  path: '/collaborations/:id/milestones/:milestoneId/evidence',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'milestones',
  summary:
    'Adds a file of the collaboration to the evidence of a milestone, open or completed, for participants',
  params: MilestoneParams,
  body: z.strictObject({ file_id: z.uuid('Please select files of this collaboration') }),
  response: Milestone,
});

export const removeMilestone = defineRoute({
  name: 'removeMilestone',
  method: 'DELETE',
  path: '/collaborations/:id/milestones/:milestoneId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'milestones',
  summary: 'Deletes a milestone, for participants; it can be restored for 30 days',
  params: MilestoneParams,
  query: WithdrawalQuery,
  response: Withdrawn,
});
