import { z } from 'zod';
import { Instant, IsoDate, optionalText, requiredText } from '#platform/contract/fields.ts';

export const MILESTONE_STATUSES = ['completed', 'active', 'pending'] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

export const MILESTONE_TITLE_MAX = 160;

export const Milestone = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(MILESTONE_STATUSES),
  /** ISO day. */
  due_date: z.string().nullable(),
  completed_at: Instant.nullable(),
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

/** Only the fields that are sent change. */
export const MilestoneUpdate = z.strictObject(milestoneFields).partial();
export type MilestoneUpdate = z.output<typeof MilestoneUpdate>;
