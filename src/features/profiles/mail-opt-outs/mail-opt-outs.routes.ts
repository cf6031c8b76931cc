import type { Bind } from '#platform/server/http/bind.ts';
import { stopMails } from './mail-opt-outs.contract.ts';
import * as optOuts from './mail-opt-outs.service.ts';

export function mailOptOutRoutes(
  bind: Bind,
  { sessionSecret: secret }: { sessionSecret: string },
  others: optOuts.OtherStops,
): void {
  bind(stopMails, (ctx, { body }) => optOuts.stopMails(ctx, body, { secret, others }));
}
