import type { Context } from '#platform/server/context.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { keptAnswer } from '#platform/server/kept-answer.ts';
import * as contract from './support-figures.contract.ts';
import { getSupportFigures } from './support-figures.service.ts';

/** How long an answer is used for everybody, in milliseconds. */
const KEPT_MS = 5 * 60_000;

export function supportFiguresRoutes(bind: Bind): void {
  bind(
    contract.getSupportFigures,
    keptAnswer(KEPT_MS, (ctx: Context) => getSupportFigures(ctx)),
  );
}
