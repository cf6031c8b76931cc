import { testimonialBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, recordOf } from './call.ts';

/** Stories from members. */
export function storiesCalls(app: TestApp, owner: TestMember): Calls {
  const record = recordOf(app, owner);

  return {
    listTestimonials: nothing,
    sendTestimonial: () => ({ body: testimonialBody() }),
    listOwnTestimonials: nothing,
    listPendingTestimonials: nothing,
    decideTestimonial: async () => ({
      params: await record('/testimonials', testimonialBody()),
      body: { status: 'published' },
    }),
  };
}
