import { defineNoun } from '#platform/server/noun.ts';
import { stopMailsInOneClick } from './mail-opt-outs.contract.ts';
import { mailOptOutRoutes } from './mail-opt-outs.routes.ts';
import type { OtherStops } from './mail-opt-outs.service.ts';
import { STOP_MAILS_PATH } from './opt-outs.data.ts';

declare module '#platform/server/noun.ts' {
  interface SharedParts {
    /** How the mails stop that other nouns send; each noun gives its own. */
    mailStops: OtherStops;
  }
}

export const mailOptOutsNoun = defineNoun({
  routes: (bind, parts) => mailOptOutRoutes(bind, parts.config, parts.mailStops),
  answersAt: { path: STOP_MAILS_PATH, route: stopMailsInOneClick },
});
