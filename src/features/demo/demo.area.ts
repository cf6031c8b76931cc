import { defineArea } from '#platform/server/noun.ts';
import { bookingDeskNoun } from './booking-desk/booking-desk.noun.ts';
import { bookingsNoun } from './bookings/bookings.noun.ts';
import { sandboxesNoun } from './sandboxes/sandboxes.noun.ts';

export const demoArea = defineArea('demo', [bookingDeskNoun, bookingsNoun, sandboxesNoun]);
