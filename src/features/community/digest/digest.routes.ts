import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './digest.contract.ts';
import * as digest from './digest.service.ts';

export function digestRoutes(bind: Bind, { sessionSecret }: { sessionSecret: string }): void {
  bind(contract.stopDigest, (ctx, { body }) => digest.stopDigest(ctx, body, sessionSecret));
}
