import { on } from '#platform/server/events/events.ts';
import { defineNoun } from '#platform/server/noun.ts';
import {
  mailRequestAnswered,
  mailRequestReceived,
  mailRequestWithdrawn,
} from './collaboration-request.mail.ts';
import { WITHDRAWN_A_DAY_MAX } from './collaboration-requests.contract.ts';
import {
  guestRequestClosed,
  requestAnswered,
  requestSent,
  requestWithdrawn,
} from './collaboration-requests.events.ts';
import { collaborationRequestsRoutes } from './collaboration-requests.routes.ts';
import {
  announceAnswered,
  announceSent,
  announceWithdrawn,
  settleRequest,
} from './request-consequences.service.ts';
import { requestsErrors } from './requests.errors.ts';

export const requestsNoun = defineNoun({
  routes: collaborationRequestsRoutes,
  events: [requestSent, requestAnswered, requestWithdrawn, guestRequestClosed],
  listeners: [
    on(requestSent, announceSent),
    on(requestSent, mailRequestReceived),
    on(requestAnswered, settleRequest),
    on(requestAnswered, announceAnswered),
    on(requestAnswered, mailRequestAnswered),
    on(requestWithdrawn, settleRequest),
    on(requestWithdrawn, announceWithdrawn),
    on(requestWithdrawn, mailRequestWithdrawn),
    on(guestRequestClosed, settleRequest),
  ],
  limits: [{ what: 'withdrawn requests', max: WITHDRAWN_A_DAY_MAX, of: 'to one partner a day' }],
  errors: requestsErrors,
});
