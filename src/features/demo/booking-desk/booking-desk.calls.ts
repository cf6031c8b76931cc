import { booking, freeDay, freeSlot } from '#platform/testing/calls/booking-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { askForGroup } from '#platform/testing/demo/demo-samples.ts';

export const calls = defineCalls({
  listDemoSlots: { who: 'admins' },
  offerDemoSlots: {
    who: 'admins create',
    call: () => ({
      body: {
        kind: 'live',
        first_day: freeDay().slice(0, 10),
        times: ['10:00'],
        weekdays: [],
        weeks: 1,
        minutes: 30,
        places: 1,
        join_url: 'https://meet.example/demo',
      },
    }),
  },
  closeDemoSlot: {
    who: 'admins',
    call: async (scene) => ({ params: { id: await freeSlot(scene) }, body: { is_closed: true } }),
  },
  cancelDemoSlot: {
    who: 'admins',
    call: async (scene) => ({ params: { id: await freeSlot(scene) }, body: { reason: 'The host is ill.' } }),
  },
  cancelBookingAsAdmin: {
    who: 'admins',
    call: async (scene) => ({
      params: { id: (await booking(scene)).id },
      body: { reason: 'The host is ill.' },
    }),
  },
  listDemoRequests: { who: 'admins' },
  offerGroupDemo: {
    who: 'admins',
    call: async (scene) => ({
      params: { id: await askForGroup(scene.app) },
      body: { starts_at: freeDay(), minutes: 60, join_url: 'https://meet.example/group' },
    }),
  },
  declineGroupDemo: {
    who: 'admins',
    call: async (scene) => ({
      params: { id: await askForGroup(scene.app) },
      body: { reason: 'We show Dayitva in English only this month.' },
    }),
  },
});
