import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './sandboxes.contract.ts';
import * as sandboxes from './sandboxes.service.ts';

export function sandboxesRoutes(bind: Bind, host: sandboxes.SandboxHost): void {
  bind(contract.getSandboxOffer, (ctx) => sandboxes.getSandboxOffer(ctx, host));
  bind(contract.startSandbox, (ctx, _input, caller) => sandboxes.startSandbox(ctx, caller, host));
  bind(contract.getSandbox, (ctx, { query }) => sandboxes.getSandbox(ctx, query.token, host));
  bind(contract.takeSeat, (ctx, { body }, caller) => sandboxes.takeSeat(ctx, body, caller, host));
  bind(contract.endSandbox, (ctx, { query }) => sandboxes.endSandbox(ctx, query.token, host));
}
