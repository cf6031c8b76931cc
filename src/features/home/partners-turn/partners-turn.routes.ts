import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './partners-turn.contract.ts';
import { listPartnersTurns } from './partners-turn.service.ts';
import { remindPartner } from './reminders.service.ts';

export function partnersTurnRoutes(bind: Bind): void {
  bind(contract.listPartnersTurns, (ctx) => listPartnersTurns(ctx));
  bind(contract.remindPartner, (ctx, { body }) => remindPartner(ctx, body), {
    stores: { what: 'reminders', perDay: 200 },
  });
}
