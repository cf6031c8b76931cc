import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

/** Figures of the support center. They show no data of a member. */
export const SupportFigures = z.object({
  /** Average business minutes until the first answer, of the last 30 days; null without an answer. */
  response_minutes: z.number().nullable(),
  /** Of the questions that are 7 to 90 days old, the share that is resolved, in whole percent; null without any. */
  resolution_percent: z.int().nullable(),
  /** Questions that are not resolved; null before the first question. */
  active: z.int().nullable(),
});
export type SupportFigures = z.output<typeof SupportFigures>;

export const getSupportFigures = defineRoute({
  name: 'getSupportFigures',
  method: 'GET',
  path: '/support/figures',
  access: 'public',
  scope: 'none',
  summary:
    'Average response time in business hours, resolution rate and active tickets; at most five minutes old',
  response: SupportFigures,
});
