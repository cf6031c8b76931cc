import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './platform-figures.contract.ts';
import { getPlatformFigures } from './platform-figures.service.ts';

export function platformFiguresRoutes(bind: Bind): void {
  bind(contract.getPlatformFigures, (ctx) => getPlatformFigures(ctx));
}
