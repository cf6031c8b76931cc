import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const bookingsErrors = defineErrors({
  DEMO_BOOKING_NOT_FOUND: [
    404,
    'There is no booking with this link. It may have been removed after its date.',
  ],
  DEMO_SLOT_TAKEN: [409, 'This time is no longer free.'],
  DEMO_SLOT_TOO_SOON: [409, 'A demo can be booked up to one hour before it begins.'],
  DEMO_BOOKING_OVER: [409, 'This demo has begun, or was cancelled.'],
  DEMO_BOOKING_OF_GROUP: [409, 'Please ask for another time: this one was made for your group.'],
  DEMO_BOOKINGS_FULL: [
    409,
    'Three demos to come are booked already from here. Please cancel one first, with the link in its mail.',
  ],
  DEMO_REQUESTS_FULL: [409, 'Three of your requests for a group demo are open. Please wait for our answer.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof bookingsErrors> {}
}
