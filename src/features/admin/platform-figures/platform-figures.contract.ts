import { z } from 'zod';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Days that the figures of requests look back. */
export const FIGURE_DAYS = 90;

export const PlatformFigures = z.object({
  /** Profiles that the marketplace shows, by type. */
  members: z.object({
    total: z.int(),
    /** In the last 90 days. */
    joined: z.int(),
    by_type: z.array(z.object({ type: z.enum(ORGANIZATION_TYPES), total: z.int() })),
  }),
  /** Of requests that members sent in the last 90 days. */
  requests: z.object({
    sent: z.int(),
    accepted: z.int(),
    declined: z.int(),
    waiting: z.int(),
    /** Median hours from a request to its answer; null without an answer. */
    median_hours: z.number().nullable(),
  }),
  collaborations: z.object({ active: z.int(), all: z.int() }),
  /** Of all grants, in whole rupees. */
  money: z.object({ agreed: z.int(), received: z.int(), utilised: z.int() }),
});
export type PlatformFigures = z.output<typeof PlatformFigures>;

export const getPlatformFigures = defineRoute({
  name: 'getPlatformFigures',
  method: 'GET',
  path: '/admin/platform-figures',
  access: 'admin',
  summary:
    'How the platform is doing: members, requests and their answers, collaborations and money, for admins',
  response: PlatformFigures,
});
