import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, IsoDate, optionalText, requiredText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

const MILESTONE_STATUSES = ['completed', 'active', 'pending'] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

export const MILESTONE_TITLE_MAX = 160;

/** The most milestones that a collaboration can have. */
export const MILESTONES_MAX = 200;

export const Milestone = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(MILESTONE_STATUSES),
  /** ISO day. */
  due_date: z.string().nullable(),
  completed_at: Instant.nullable(),
  /** The person who completed it, with the organisation acted for; null for an individual, and for a person who is gone. */
  completed_by_name: z.string().nullable(),
});
export type Milestone = z.output<typeof Milestone>;

const milestoneFields = {
  title: requiredText(MILESTONE_TITLE_MAX, 'Title', 'Please enter a milestone title'),
  description: optionalText(1000, 'Description'),
  status: z.enum(MILESTONE_STATUSES, 'Please select a status from the list'),
  due_date: IsoDate.nullish(),
};
export const MilestoneInput = z.strictObject({
  ...milestoneFields,
  status: milestoneFields.status.default('pending'),
});
export type MilestoneInput = z.output<typeof MilestoneInput>;

/** Changes only the fields that are sent. */
export const MilestoneUpdate = z.strictObject(milestoneFields).partial();
export type MilestoneUpdate = z.output<typeof MilestoneUpdate>;

const MilestoneParams = z.strictObject({ id: CollaborationId, milestoneId: Uuid });

export const listMilestones = defineRoute({
  name: 'listMilestones',
  method: 'GET',
  path: '/collaborations/:id/milestones',
  access: 'signed-in',
  summary: 'The timeline of a collaboration by due date, for its participants',
  params: CollaborationParams,
  response: z.array(Milestone),
});

export const createMilestone = defineRoute({
  name: 'createMilestone',
  method: 'POST',
  path: '/collaborations/:id/milestones',
  access: 'confirmed',
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
  summary: 'Changes fields of a milestone, for participants',
  params: MilestoneParams,
  body: MilestoneUpdate,
  response: Milestone,
});

export const removeMilestone = defineRoute({
  name: 'removeMilestone',
  method: 'DELETE',
  path: '/collaborations/:id/milestones/:milestoneId',
  access: 'confirmed',
  summary: 'Deletes a milestone, for participants',
  params: MilestoneParams,
  response: z.object({ id: Uuid }),
});
