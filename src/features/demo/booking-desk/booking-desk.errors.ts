import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const bookingDeskErrors = defineErrors({
  DEMO_SLOT_NOT_FOUND: [404, 'This time is no longer here.'],
  DEMO_REQUEST_NOT_FOUND: [404, 'This request is no longer here.'],
  DEMO_SLOT_OVERLAPS: [409, 'You already offer a demo at this time. Please choose another one.'],
  DEMO_SLOTS_FULL: [409, 'There are as many times to come as there can be. Please offer fewer.'],
  DEMO_REQUEST_ANSWERED: [409, 'This request has already been answered.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof bookingDeskErrors> {}
}
