import { registerOpenAnswers } from '#platform/server/http/open-answers.ts';
import { defineNoun } from '#platform/server/noun.ts';
import { statusAnswers, statusRoutes } from './status.routes.ts';
import { openStatusBoard, type StatusBoard } from './status-board.service.ts';

declare module '#platform/server/noun.ts' {
  interface SharedParts {
    /** Shows the status, also while the database is away. */
    status: StatusBoard;
  }
}

export const statusNoun = defineNoun({
  open: async ({ db, log, config }) => ({ status: await openStatusBoard({ db, log }, config.dataDir) }),
  routes: (bind, parts) => statusRoutes(bind, parts.status),
  register: (app, { status, config }) => registerOpenAnswers(app, statusAnswers(status, config.publicUrl)),
});
