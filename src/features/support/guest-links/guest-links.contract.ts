import { z } from 'zod';
import {
  MESSAGE_MAX,
  TicketDetail,
  TicketRatingInput,
} from '#features/support/tickets/support-tickets.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { requiredText, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The secret of a link in a mail to a guest. It is sent in the body: addresses are logged and shown. */
const token = z
  .string('This link is not complete')
  .min(20, 'This link is not complete')
  .max(100, 'This link is not complete');

const reads = [{ max: 200, windowMs: HOUR_MS, by: 'address' as const }];
const writes = [{ max: 30, windowMs: HOUR_MS, by: 'address' as const }];

const GuestTicketReplyInput = z.strictObject({
  message: requiredText(MESSAGE_MAX, 'Message', 'Please write something'),
});

export const openGuestTicket = defineRoute({
  name: 'openGuestTicket',
  method: 'POST',
  path: '/support/guest-tickets/openings',
  access: 'public',
  scope: 'none',
  summary:
    'The ticket of a link in a mail. Without one, `member_number` is a ticket of a member that needs the sign-in',
  body: z.strictObject({ token }),
  response: z.object({ ticket: TicketDetail.nullable(), member_number: z.string().nullable() }),
  limits: reads,
});

export const replyToGuestTicket = defineRoute({
  name: 'replyToGuestTicket',
  method: 'POST',
  path: '/support/guest-tickets/replies',
  access: 'public',
  scope: 'none',
  summary: 'Adds a message of the guest; within 14 days it reopens a resolved ticket',
  body: GuestTicketReplyInput.extend({ token }),
  response: TicketDetail,
  status: 201,
  limits: writes,
});

export const rateGuestTicket = defineRoute({
  name: 'rateGuestTicket',
  method: 'PUT',
  path: '/support/guest-tickets/rating',
  access: 'public',
  scope: 'none',
  summary: 'Rates the help with a resolved ticket, as members do',
  body: TicketRatingInput.extend({ token }),
  response: TicketDetail,
  limits: writes,
});

export const downloadGuestFile = defineRoute({
  name: 'downloadGuestFile',
  method: 'POST',
  path: '/support/guest-tickets/files',
  access: 'public',
  scope: 'none',
  summary: 'Returns a file that the support team has sent',
  body: z.strictObject({ token, id: Uuid }),
  response: FileResponse,
  limits: reads,
});

export const endGuestLinks = defineRoute({
  name: 'endGuestLinks',
  method: 'POST',
  path: '/support/guest-tickets/endings',
  access: 'public',
  scope: 'none',
  summary: 'Ends all links to the ticket; the next mail has a new one',
  body: z.strictObject({ token }),
  response: z.object({ ended: z.int() }),
  limits: writes,
});
