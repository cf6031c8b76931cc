import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { record } from '#platform/testing/calls/record-calls.ts';
import { testimonialBody } from '#platform/testing/records.ts';

export const calls = defineCalls({
  listTestimonials: { who: 'everybody', scope: 'learn:read' },
  sendTestimonial: { who: 'creates', act: 'write', call: () => ({ body: testimonialBody() }) },
  listOwnTestimonials: { who: 'signed in' },
  listPendingTestimonials: { who: 'admins' },
  decideTestimonial: {
    who: 'admins',
    call: async (scene) => ({
      params: await record(scene, '/testimonials', testimonialBody()),
      body: { status: 'published', version: 1 },
    }),
  },
});
