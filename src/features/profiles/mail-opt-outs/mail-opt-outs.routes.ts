import type { Bind } from '#platform/server/http/bind.ts';
import { stopMails, stopMailsInOneClick } from './mail-opt-outs.contract.ts';
import * as optOuts from './mail-opt-outs.service.ts';

export function mailOptOutRoutes(
  bind: Bind,
  { sessionSecret: secret }: { sessionSecret: string },
  others: optOuts.OtherStops,
): void {
  bind(stopMails, (ctx, { body }) => optOuts.stopMails(ctx, body, { secret, others }));
  bind(stopMailsInOneClick, (ctx, { query }) => optOuts.stopMails(ctx, query, { secret, others }));
}
