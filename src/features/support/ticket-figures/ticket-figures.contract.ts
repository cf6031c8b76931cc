import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

/** Weeks that the figures cover, the present one included. */
export const FIGURE_WEEKS = 12;

/** Figures of one week, Monday to Sunday in India. */
export const TicketWeek = z.object({
  /** ISO day of its Monday. */
  starts_on: z.string(),
  /** Tickets that came in. */
  received: z.int(),
  /** Tickets whose first answer was sent. */
  answered: z.int(),
  /** Median of the time to those first answers, in whole business minutes; null if there was none. */
  first_answer_minutes: z.int().nullable(),
  /** Tickets that were resolved and are resolved still. */
  resolved: z.int(),
  /** Ratings that were given. */
  ratings: z.int(),
  /** Mean of those ratings, 1 to 5 with one decimal; null if there was none. */
  rating: z.number().nullable(),
});
export type TicketWeek = z.output<typeof TicketWeek>;

export const listTicketWeeks = defineRoute({
  name: 'listTicketWeeks',
  method: 'GET',
  path: '/admin/support/figures',
  access: 'admin',
  summary: 'Figures of tickets in each of the last twelve weeks, the newest first',
  response: z.array(TicketWeek),
});
