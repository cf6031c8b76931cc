import { on } from '#platform/server/events/events.ts';
import { defineNoun } from '#platform/server/noun.ts';
import { grantActed } from './acts.events.ts';
import { mailAct } from './acts.mail.ts';
import { announceAct, keepHistory } from './acts.service.ts';
import { fundsErrors } from './funds.errors.ts';

export const actsNoun = defineNoun({
  events: [grantActed],
  listeners: [on(grantActed, announceAct), on(grantActed, mailAct), on(grantActed, keepHistory)],
  errors: fundsErrors,
});
