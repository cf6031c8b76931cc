import type { WaitingItem } from '#features/activity/decisions/decisions.contract.ts';
import { noteDecision, withOpenAnswers } from '#features/activity/decisions/decisions.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { mailTestimonialDeclined, mailTestimonialPublished } from './testimonial.mail.ts';
import type {
  OwnTestimonial,
  OwnTestimonialsQuery,
  PendingTestimonial,
  Testimonial,
  TestimonialDecision,
  TestimonialInput,
  TestimonialsQuery,
} from './testimonials.contract.ts';
import { canDecide } from './testimonials.policy.ts';
import * as testimonials from './testimonials.repository.ts';

export function listTestimonials(ctx: Context, query: TestimonialsQuery): Promise<Testimonial[]> {
  return testimonials.findPublishedTestimonials(ctx.db, query);
}

export function listOwnTestimonials(
  ctx: MemberContext,
  query: OwnTestimonialsQuery,
): Promise<OwnTestimonial[]> {
  return testimonials.findTestimonialsOf(ctx.db, ctx.actor.profileId, query);
}

export async function listPendingTestimonials(
  ctx: MemberContext,
  query: ListQuery,
): Promise<PendingTestimonial[]> {
  return withOpenAnswers(ctx, 'testimonial', await testimonials.findPendingTestimonials(ctx.db, query));
}

/** Counts testimonials that wait for a decision, and dates the oldest. */
export const countPendingTestimonials = (ctx: MemberContext): Promise<WaitingSummary> =>
  testimonials.summarisePendingTestimonials(ctx.db);

/** Stores a testimonial. Only its author and admins see it until an admin publishes it. */
export function sendTestimonial(ctx: MemberContext, input: TestimonialInput): Promise<OwnTestimonial> {
  return testimonials.insertTestimonial(ctx.db, {
    ...input,
    id: newId(),
    author_id: ctx.actor.profileId,
    created_at: ctx.now,
  });
}

/**
 * Publishes or declines a testimonial, or changes an earlier decision, and emails the author.
 * @throws AppError TESTIMONIAL_NOT_FOUND, TESTIMONIAL_ALREADY_DECIDED; CONFLICT if it was decided or answered since the
 *   admin has looked.
 */
export function decideTestimonial(
  ctx: MemberContext,
  id: string,
  { status, reason, version }: TestimonialDecision,
): Promise<OwnTestimonial> {
  return transact(ctx, async (ctx) => {
    const testimonial = await testimonials.findTestimonialForUpdate(ctx.db, id);
    if (!testimonial) throw new AppError('TESTIMONIAL_NOT_FOUND');
    if (!canDecide(testimonial.status, status)) throw new AppError('TESTIMONIAL_ALREADY_DECIDED');
    if (testimonial.version !== version) throw new AppError('CONFLICT');
    const decided = await testimonials.updateTestimonial(ctx.db, id, {
      status,
      reason: status === 'declined' ? (reason ?? null) : null,
      decided_at: ctx.now,
    });
    const { author_id, name, organization } = testimonial;
    await noteDecision(ctx, {
      kind: 'testimonial',
      id,
      title: `${name}, ${organization}`,
      author: author_id,
      outcome: status === 'published' ? 'accepted' : 'refused',
      reason: decided.reason,
    });
    recordAct(ctx, {
      kind: 'testimonial-decided',
      subject: ['testimonial', id],
      facts: { decision: status, author: author_id },
    });
    const to = { id: author_id, email: await testimonials.findAuthorEmail(ctx.db, author_id) };
    if (decided.reason === null) await mailTestimonialPublished(ctx, { to });
    else await mailTestimonialDeclined(ctx, { to, reason: decided.reason });
    return decided;
  });
}

/**
 * Decides on a testimonial that waits, as the queue of admins does.
 * @throws AppError TESTIMONIAL_NOT_FOUND; TESTIMONIAL_ALREADY_DECIDED if another admin was first, whatever the decision
 *   was; CONFLICT if it waits again since.
 */
export function decidePendingTestimonial(
  ctx: MemberContext,
  id: string,
  decision: TestimonialDecision,
): Promise<OwnTestimonial> {
  return transact(ctx, async (ctx) => {
    const testimonial = await testimonials.findTestimonialForUpdate(ctx.db, id);
    if (testimonial && testimonial.status !== 'pending') throw new AppError('TESTIMONIAL_ALREADY_DECIDED');
    return decideTestimonial(ctx, id, decision);
  });
}

/** Lists testimonials that wait for a decision, oldest first. */
export async function listWaitingTestimonials(ctx: MemberContext, most: number): Promise<WaitingItem[]> {
  const rows = await testimonials.findWaitingItems(ctx.db, most);
  return rows.map(
    ({ id, name, role, organization, rating, content, impact, created_at, version, member_name }) => ({
      id,
      title: `${name}, ${organization}`,
      text: `${content}\n\nImpact: ${impact}\n\n${name}, ${role}, rates Dayitva ${rating} of 5.`,
      author_name: member_name,
      since: created_at,
      path: null,
      stamp: String(version),
    }),
  );
}

/** Lets a declined testimonial wait again, after an answer of its author. @throws AppError REFUSAL_NOT_FOUND. */
export async function reopenTestimonial(ctx: MemberContext, id: string): Promise<void> {
  if (!(await testimonials.reopenTestimonial(ctx.db, id))) throw new AppError('REFUSAL_NOT_FOUND');
}
