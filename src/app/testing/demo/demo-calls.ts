import {
  askForGroup,
  bookingBody,
  groupBody,
  inHours,
  insertBooking,
  insertSlot,
} from '#platform/testing/demo/demo-samples.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from '../call.ts';

/** Slots of one test never overlap. */
let days = 3;

/** Bookings of demos. */
export function demoCalls(app: TestApp): Calls {
  const slot = () => {
    days += 1;
    return insertSlot(app, { starts_at: inHours(24 * days) });
  };
  const booking = async (fields = {}) => insertBooking(app, await slot(), fields);
  const withLink = async (fields = {}) => ({ token: (await booking(fields)).token });
  const day = () => {
    days += 1;
    return inHours(24 * days);
  };

  return {
    listFreeSlots: nothing,
    bookDemo: async () => ({ body: bookingBody(await slot()) }),
    getDemoBooking: async () => ({ params: await withLink() }),
    getDemoBookingCalendar: async () => ({ params: await withLink() }),
    moveDemoBooking: async () => ({ params: await withLink(), body: { slot_id: await slot() } }),
    acceptDemoOffer: async () => ({ params: await withLink({ state: 'offered' }) }),
    cancelDemoBooking: async () => ({ params: await withLink(), body: {} }),
    requestGroupDemo: () => ({ body: groupBody() }),
    listDemoSlots: nothing,
    offerDemoSlots: () => ({
      body: {
        kind: 'live',
        first_day: day().slice(0, 10),
        times: ['10:00'],
        weekdays: [],
        weeks: 1,
        minutes: 30,
        places: 1,
        join_url: 'https://meet.example/demo',
      },
    }),
    closeDemoSlot: async () => ({ params: { id: await slot() }, body: { is_closed: true } }),
    cancelDemoSlot: async () => ({ params: { id: await slot() }, body: { reason: 'The host is ill.' } }),
    cancelBookingAsAdmin: async () => ({
      params: { id: (await booking()).id },
      body: { reason: 'The host is ill.' },
    }),
    listDemoRequests: nothing,
    offerGroupDemo: async () => ({
      params: { id: await askForGroup(app) },
      body: { starts_at: day(), minutes: 60, join_url: 'https://meet.example/group' },
    }),
    declineGroupDemo: async () => ({
      params: { id: await askForGroup(app) },
      body: { reason: 'We show Dayitva in English only this month.' },
    }),
  };
}
