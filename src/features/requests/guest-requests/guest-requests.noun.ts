import { on } from '#platform/server/events/events.ts';
import { defineNoun } from '#platform/server/noun.ts';
import { announceReleased, recordGuestRequest } from './guest-request-consequences.service.ts';
import { guestRequestsErrors } from './guest-requests.errors.ts';
import {
  guestRequestEdited,
  guestRequestRefused,
  guestRequestReleased,
  guestRequestsExpired,
} from './guest-requests.events.ts';
import { heldRequestsExpiryJob } from './guest-requests.job.ts';
import { mailGuestRequest, mailGuestRequestOver } from './guest-requests.mail.ts';
import { guestRequestsRoutes } from './guest-requests.routes.ts';

export const guestRequestsNoun = defineNoun({
  routes: guestRequestsRoutes,
  events: [guestRequestEdited, guestRequestReleased, guestRequestRefused, guestRequestsExpired],
  listeners: [
    on(guestRequestEdited, recordGuestRequest('guest-request-edited')),
    on(guestRequestReleased, recordGuestRequest('guest-request-released')),
    on(guestRequestReleased, announceReleased),
    on(guestRequestReleased, mailGuestRequest),
    on(guestRequestRefused, recordGuestRequest('guest-request-refused')),
    on(guestRequestRefused, mailGuestRequestOver('refused')),
    on(guestRequestsExpired, mailGuestRequestOver('expired')),
  ],
  jobs: [heldRequestsExpiryJob],
  errors: guestRequestsErrors,
});
