import { booking, freeSlot } from '#platform/testing/calls/booking-records.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { bookingBody, groupBody } from '#platform/testing/demo/demo-samples.ts';

const withLink = async (scene: Scene, fields = {}) => ({ token: (await booking(scene, fields)).token });

export const calls = defineCalls({
  listFreeSlots: { who: 'everybody', whole: 'the next hundred free times' },
  bookDemo: {
    who: 'everybody creates',
    call: async (scene) => ({ body: bookingBody(await freeSlot(scene)) }),
  },
  getDemoBooking: { who: 'everybody', call: async (scene) => ({ params: await withLink(scene) }) },
  moveDemoBooking: {
    who: 'everybody',
    makesNothing: 'changes a row, with the link in a mail; limited by address',
    call: async (scene) => ({ params: await withLink(scene), body: { slot_id: await freeSlot(scene) } }),
  },
  acceptDemoOffer: {
    who: 'everybody',
    makesNothing: 'changes a row, once',
    call: async (scene) => ({ params: await withLink(scene, { state: 'offered' }) }),
  },
  cancelDemoBooking: {
    who: 'everybody',
    makesNothing: 'changes a row, once',
    call: async (scene) => ({ params: await withLink(scene), body: {} }),
  },
  getDemoBookingCalendar: { who: 'everybody', call: async (scene) => ({ params: await withLink(scene) }) },
  requestGroupDemo: { who: 'everybody creates', call: () => ({ body: groupBody() }) },
});
