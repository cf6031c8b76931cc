import * as testimonialContract from '#features/stories/testimonials/testimonials.contract.ts';
import * as testimonials from '#features/stories/testimonials/testimonials.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as blockContract from './content-blocks.contract.ts';
import * as blocks from './content-blocks.service.ts';

export function contentRoutes(bind: Bind): void {
  bind(blockContract.listContentBlocks, (ctx, { params }) => blocks.listContentBlocks(ctx, params.pageKey));
  bind(blockContract.listContentDrafts, (ctx, { params }) => blocks.listContentDrafts(ctx, params.pageKey));
  bind(blockContract.updateContentBlock, (ctx, { params, body }) =>
    blocks.updateContentBlock(ctx, params, body),
  );
  bind(blockContract.publishContentBlock, (ctx, { params }) => blocks.publishContentBlock(ctx, params));
  bind(blockContract.unpublishContentBlock, (ctx, { params }) => blocks.unpublishContentBlock(ctx, params));

  bind(testimonialContract.listTestimonials, (ctx, { query }) => testimonials.listTestimonials(ctx, query));
  bind(testimonialContract.sendTestimonial, (ctx, { body }) => testimonials.sendTestimonial(ctx, body));
  bind(testimonialContract.listOwnTestimonials, (ctx, { query }) =>
    testimonials.listOwnTestimonials(ctx, query),
  );
  bind(testimonialContract.listPendingTestimonials, (ctx, { query }) =>
    testimonials.listPendingTestimonials(ctx, query),
  );
  bind(testimonialContract.decideTestimonial, (ctx, { params, body }) =>
    testimonials.decideTestimonial(ctx, params.id, body),
  );
}
