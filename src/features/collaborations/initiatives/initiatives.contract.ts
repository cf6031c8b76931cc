import { z } from 'zod';
import {
  Collaboration,
  collaborationFields,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { invitationFields } from '#features/collaborations/invitations/invitations.contract.ts';
import { FirstMilestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { blankOrName, DATES_IN_ORDER } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most milestones that an initiative can start with; more can be added later. */
const FIRST_MILESTONES_MAX = 50;

/** Most members that an initiative can invite at its start; more can be invited later. */
const FIRST_INVITED_MAX = 10;

const Invited = z.strictObject({ profile_id: z.uuid('Please select a member'), ...invitationFields });

export const CollaborationInput = z
  .strictObject({
    ...collaborationFields,
    category: collaborationFields.category.default('General'),
    priority: collaborationFields.priority.default('medium'),
    impact_metrics: collaborationFields.impact_metrics.default({}),
    /** Names of other organisations; blanks and duplicates are dropped. */
    participants: z
      .array(blankOrName(160, 'Participant'), 'Participants must be a list')
      .max(50, 'At most 50 participants')
      .transform((names) => [
        ...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values(),
      ])
      .default([]),
    /** Members who are invited; they take part once they accept. */
    invited: z
      .array(Invited, 'Invited members must be a list')
      .max(FIRST_INVITED_MAX, `At most ${FIRST_INVITED_MAX} invited members`)
      .default([]),
    /** First milestones, stored together with the initiative or not at all. */
    milestones: z
      .array(FirstMilestone, 'Milestones must be a list')
      .max(FIRST_MILESTONES_MAX, `At most ${FIRST_MILESTONES_MAX} milestones`)
      .default([]),
  })
  .refine(...DATES_IN_ORDER);
export type CollaborationInput = z.output<typeof CollaborationInput>;

export const createCollaboration = defineRoute({
  name: 'createCollaboration',
  method: 'POST',
  path: '/collaborations',
  access: 'confirmed',
  act: 'write',
  scope: 'collaborations:write',
  summary: 'Starts an initiative with its first milestones; the signed-in member is its first participant',
  body: CollaborationInput,
  response: Collaboration,
  status: 201,
});
