import { testimonial } from '#platform/testing/calls/admin-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listModerationQueue: { who: 'admins' },
  decideQueueItem: {
    who: 'admins',
    call: async (scene) => ({
      params: { kind: 'testimonial', id: (await testimonial(scene)).id },
      body: { decision: 'accepted', stamp: '1' },
    }),
  },
  listModerationLog: { who: 'admins' },
});
