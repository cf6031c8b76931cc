import { defineArea } from '#platform/server/noun.ts';
import { cannedAnswersNoun } from './canned-answers/canned-answers.noun.ts';
import { figuresNoun } from './figures/figures.noun.ts';
import { grievancesNoun } from './grievances/grievances.noun.ts';
import { guestLinksNoun } from './guest-links/guest-links.noun.ts';
import { holidaysNoun } from './holidays/holidays.noun.ts';
import { incidentsNoun } from './incidents/incidents.noun.ts';
import { liveChatNoun } from './live-chat/live-chat.noun.ts';
import { memberLooksNoun } from './member-looks/member-looks.noun.ts';
import { statusNoun } from './status/status.noun.ts';
import { ticketClockNoun } from './ticket-clock/ticket-clock.noun.ts';
import { ticketDeskNoun } from './ticket-desk/ticket-desk.noun.ts';
import { ticketFiguresNoun } from './ticket-figures/ticket-figures.noun.ts';
import { ticketFilesNoun } from './ticket-files/ticket-files.noun.ts';
import { ticketPresenceNoun } from './ticket-presence/ticket-presence.noun.ts';
import { ticketQueueNoun } from './ticket-queue/ticket-queue.noun.ts';
import { ticketWorkNoun } from './ticket-work/ticket-work.noun.ts';
import { ticketsNoun } from './tickets/tickets.noun.ts';

export const supportArea = defineArea('support', [
  cannedAnswersNoun,
  figuresNoun,
  grievancesNoun,
  guestLinksNoun,
  holidaysNoun,
  incidentsNoun,
  liveChatNoun,
  memberLooksNoun,
  statusNoun,
  ticketClockNoun,
  ticketDeskNoun,
  ticketFiguresNoun,
  ticketFilesNoun,
  ticketPresenceNoun,
  ticketQueueNoun,
  ticketWorkNoun,
  ticketsNoun,
]);
