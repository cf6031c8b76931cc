import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { findEveryTestimonialOf } from './testimonials.repository.ts';

/** The stories that the member shared, also those that wait or were declined; they go with the account. */
export const testimonialRecords: MemberRecords = {
  exportData: async (ctx) => ({ testimonials: await findEveryTestimonialOf(ctx.db, ctx.actor.id) }),
};
