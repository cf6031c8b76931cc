import { defineEvent } from '#platform/server/events/events.ts';

/** An admin has replaced the words of a guest. */
export const guestRequestEdited = defineEvent<{ id: string }>('guest request edited');

/** An admin has passed a guest's request on to its target. */
export const guestRequestReleased = defineEvent<{
  id: string;
  to: { id: string };
  /** The name that the guest gave. */
  guest: string;
  objective: string;
}>('guest request released');

/** An admin has refused a guest's request, which is deleted. */
export const guestRequestRefused = defineEvent<{
  id: string;
  /** The address that the guest gave, if it is a confirmed one of an account. */
  addresses: string[];
}>('guest request refused');

/** Guests' requests are deleted because nobody answered in time. */
export const guestRequestsExpired = defineEvent<{
  /** The addresses that guests gave and that are confirmed ones of accounts. */
  addresses: string[];
}>('guest requests expired');
