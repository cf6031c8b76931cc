import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './assistant.contract.ts';
import * as assistant from './assistant.service.ts';

export function assistantRoutes(bind: Bind): void {
  bind(contract.askAssistant, (ctx, { body }) => assistant.askAssistant(ctx, body.question));
}
