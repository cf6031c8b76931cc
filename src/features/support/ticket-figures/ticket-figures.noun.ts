import { defineNoun } from '#platform/server/noun.ts';
import { ticketFiguresRoutes } from './ticket-figures.routes.ts';

export const ticketFiguresNoun = defineNoun({
  routes: ticketFiguresRoutes,
});
