import { defineEvent } from '#platform/server/events/events.ts';
import type { MailText } from '#platform/server/mail/mail-text.ts';

/** One side of a request. */
interface Party {
  id: string;
  member_name: string;
}

/** A member has sent a request to another. */
export const requestSent = defineEvent<{
  id: string;
  senderId: string;
  to: { id: string };
  /** The person and the organisation that asks. */
  by: MailText;
  objective: string;
}>('request sent');

/** What is known of a request that no longer waits. */
interface Settled {
  id: string;
  sender: Party;
  target: Party;
  /** Id of the side whose account is about to go, and which therefore gave the answer; null in every other case. */
  leaving: string | null;
}

/** The target has accepted or declined. */
export const requestAnswered = defineEvent<
  Settled & {
    /** The person and the organisation that answered. */
    by: MailText;
    /** Null for a declined request. */
    collaborationId: string | null;
    reason: string | null;
  }
>('request answered');

/** The sender has withdrawn. */
export const requestWithdrawn = defineEvent<Settled>('request withdrawn');

/** The target is done with a guest's request. */
export const guestRequestClosed = defineEvent<{ id: string; target: { id: string } }>('guest request closed');
