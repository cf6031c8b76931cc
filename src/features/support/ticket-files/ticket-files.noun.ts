import { defineNoun } from '#platform/server/noun.ts';
import { ticketFilesRoutes } from './ticket-files.routes.ts';

export const ticketFilesNoun = defineNoun({
  routes: (bind, parts) => ticketFilesRoutes(bind, parts.config),
});
