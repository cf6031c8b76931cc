import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { callAs } from '#platform/testing/records.ts';

export const calls = defineCalls({
  getCalendarFeed: { who: 'signed in' },
  createCalendarFeed: { who: 'creates', act: 'personal', heard: 'nothing' },
  removeCalendarFeed: { who: 'signed in', act: 'personal', heard: 'nothing' },
  readCalendarFeed: {
    who: 'everybody',
    call: async (scene) => ({
      params: {
        token: `${(await callAs(scene.app, scene.owner, 'POST', '/account/calendar-feed')).token}.ics`,
      },
    }),
  },
});
