import { z } from 'zod';
import { OpenAnswer } from '#features/activity/decisions/decisions.contract.ts';
import {
  IdParams,
  Instant,
  optionalText,
  requiredLine,
  requiredName,
  requiredText,
  Version,
} from '#platform/contract/fields.ts';
import { ListQuery, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const TESTIMONIAL_USER_TYPES = ['NGO', 'Corporate', 'Consultant', 'Service Provider'] as const;
/** A pending testimonial waits for an admin. Only published ones are shown to others. */
const TESTIMONIAL_STATUSES = ['pending', 'published', 'declined'] as const;

/** Length of a card in the carousel; longer stories would leave the others looking empty. */
export const STORY_MAX = 400;
const IMPACT_MAX = 120;
/** Longest reason for declining a story, in characters. */
export const DECLINE_REASON_MAX = 500;
/** Number of published stories on the home page. */
const TESTIMONIALS_SHOWN = 30;

const pleaseRate = 'Please give one to five stars';

/** Story of a member (specification part 1, "Success story draft"). */
export const TestimonialInput = z.strictObject({
  name: requiredName(120, 'Name'),
  role: requiredLine(120, 'Role'),
  organization: requiredName(160, 'Organization'),
  user_type: z.enum(TESTIMONIAL_USER_TYPES, 'Please select who you are'),
  content: requiredText(STORY_MAX, 'Story'),
  impact: requiredLine(IMPACT_MAX, 'Impact'),
  rating: z.int(pleaseRate).min(1, pleaseRate).max(5, pleaseRate).default(5),
});
export type TestimonialInput = z.output<typeof TestimonialInput>;

export const Testimonial = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  organization: z.string(),
  user_type: z.enum(TESTIMONIAL_USER_TYPES),
  content: z.string(),
  impact: z.string(),
  rating: z.int(),
  created_at: Instant,
});
export type Testimonial = z.output<typeof Testimonial>;

/** A testimonial as its author and admins see it. */
export const OwnTestimonial = Testimonial.extend({
  status: z.enum(TESTIMONIAL_STATUSES),
  /** Reason for declining. */
  reason: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** Counts decisions, and answers to them. */
  version: z.int(),
});
export type OwnTestimonial = z.output<typeof OwnTestimonial>;

/** A testimonial that waits, as admins see it. */
export const PendingTestimonial = OwnTestimonial.extend({ answer: OpenAnswer.nullable() });
export type PendingTestimonial = z.output<typeof PendingTestimonial>;

/** Decision on the version that the admin has seen. */
export const TestimonialDecision = z
  .strictObject({
    status: z.enum(['published', 'declined'], 'Please choose published or declined'),
    reason: optionalText(DECLINE_REASON_MAX, 'Reason'),
    version: Version,
  })
  .refine(({ status, reason }) => status === 'published' || reason, {
    path: ['reason'],
    error: 'Please give the author a reason',
  });
export type TestimonialDecision = z.output<typeof TestimonialDecision>;

export const TestimonialsQuery = ListQuery.extend({
  pageSize: wholeNumber('Page size', 100).default(TESTIMONIALS_SHOWN),
});
export type TestimonialsQuery = z.output<typeof TestimonialsQuery>;
export const OwnTestimonialsQuery = ListQuery.extend({
  status: z.enum(TESTIMONIAL_STATUSES, 'Unknown status').optional(),
});
export type OwnTestimonialsQuery = z.output<typeof OwnTestimonialsQuery>;

export const listTestimonials = defineRoute({
  name: 'listTestimonials',
  method: 'GET',
  path: '/testimonials',
  access: 'public',
  scope: 'learn:read',
  summary: 'The published testimonials, newest first',
  query: TestimonialsQuery,
  response: z.array(Testimonial),
});

export const sendTestimonial = defineRoute({
  name: 'sendTestimonial',
  method: 'POST',
  path: '/testimonials',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Sends a testimonial; it waits for an admin',
  body: TestimonialInput,
  response: OwnTestimonial,
  status: 201,
  limits: [{ max: 20, windowMs: 3_600_000, by: 'address' }],
});

export const listOwnTestimonials = defineRoute({
  name: 'listOwnTestimonials',
  method: 'GET',
  path: '/testimonials/mine',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The signed-in member's own testimonials with their states, newest first",
  query: OwnTestimonialsQuery,
  response: z.array(OwnTestimonial),
});

export const listPendingTestimonials = defineRoute({
  name: 'listPendingTestimonials',
  method: 'GET',
  path: '/testimonials/pending',
  access: 'admin',
  summary: 'Testimonials that wait for a decision, oldest first',
  query: ListQuery,
  response: z.array(PendingTestimonial),
});

export const decideTestimonial = defineRoute({
  name: 'decideTestimonial',
  method: 'PUT',
  path: '/testimonials/:id/decision',
  access: 'admin',
  summary: 'Publishes a testimonial, or declines it with a reason; the author gets a mail',
  params: IdParams,
  body: TestimonialDecision,
  response: OwnTestimonial,
});
