import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './managed-circles.contract.ts';
import * as circles from './managed-circles.service.ts';

export function managedCirclesRoutes(bind: Bind): void {
  bind(contract.listManagedCircles, (ctx) => circles.listManagedCircles(ctx));
  bind(contract.createCircle, (ctx, { body }) => circles.createCircle(ctx, body));
  bind(contract.updateCircle, (ctx, { params, body }) => circles.updateCircle(ctx, params.id, body));
}
