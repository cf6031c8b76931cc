import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './desk.contract.ts';
import { getDesk } from './desk.service.ts';

export function deskRoutes(bind: Bind): void {
  bind(contract.getDesk, (ctx) => getDesk(ctx));
}
