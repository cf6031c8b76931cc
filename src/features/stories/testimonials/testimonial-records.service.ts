import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEveryTestimonialOf } from './testimonials.repository.ts';

/** Stories that the member shared, including pending and declined ones. They are erased with the account. */
export const testimonialRecords: MemberRecords = {
  exportData: async (ctx) => ({ testimonials: await findEveryTestimonialOf(ctx.db, ctx.actor.profileId) }),
};
