import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './own-work.contract.ts';
import { getOwnWork } from './own-work.service.ts';

export function ownWorkRoutes(bind: Bind): void {
  bind(contract.getOwnWork, (ctx) => getOwnWork(ctx));
}
