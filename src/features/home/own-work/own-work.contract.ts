import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

/** The steps of the first hour, in the order in which they help. */
const FIRST_STEPS = ['focus-areas', 'places', 'papers', 'verification', 'request'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const OwnWork = z.object({
  /** Figures of the member's collaborations. Archived ones count where the work was done. */
  figures: z.object({
    active_collaborations: z.int(),
    all_collaborations: z.int(),
    partners: z.int(),
    milestones_completed: z.int(),
    milestones_late: z.int(),
    /** Grants that both sides agreed to, in whole rupees; null without one. */
    money: z.object({ agreed: z.int(), received: z.int(), utilised: z.int() }).nullable(),
  }),
  /** Null once all are done, with the first collaboration, and for admins. `waiting`: the platform checks it. */
  first_steps: z
    .array(z.object({ step: z.enum(FIRST_STEPS), state: z.enum(['open', 'waiting', 'done']) }))
    .nullable(),
});
export type OwnWork = z.output<typeof OwnWork>;

export const getOwnWork = defineRoute({
  name: 'getOwnWork',
  method: 'GET',
  path: '/desk/work',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Figures of the work of the signed-in member, and the first steps of a new one',
  response: OwnWork,
});
