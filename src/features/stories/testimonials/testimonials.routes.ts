import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './testimonials.contract.ts';
import * as testimonials from './testimonials.service.ts';

export function testimonialsRoutes(bind: Bind): void {
  bind(contract.listTestimonials, (ctx, { query }) => testimonials.listTestimonials(ctx, query));
  bind(contract.sendTestimonial, (ctx, { body }) => testimonials.sendTestimonial(ctx, body), {
    stores: { what: 'stories', perDay: 5 },
  });
  bind(contract.listOwnTestimonials, (ctx, { query }) => testimonials.listOwnTestimonials(ctx, query));
  bind(contract.listPendingTestimonials, (ctx, { query }) =>
    testimonials.listPendingTestimonials(ctx, query),
  );
  bind(contract.decideTestimonial, (ctx, { params, body }) =>
    testimonials.decideTestimonial(ctx, params.id, body),
  );
}
