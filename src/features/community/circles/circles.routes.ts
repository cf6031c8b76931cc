import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './circles.contract.ts';
import * as circles from './circles.service.ts';

export function circlesRoutes(bind: Bind): void {
  bind(contract.listCircles, (ctx) => circles.listCircles(ctx));
  bind(contract.getCircle, (ctx, { params }) => circles.getCircle(ctx, params.circle));
  bind(contract.visitCircle, (ctx, { params }) => circles.visitCircle(ctx, params.circle));
  bind(contract.followCircle, (ctx, { params }) => circles.followCircle(ctx, params.circle));
  bind(contract.unfollowCircle, (ctx, { params }) => circles.unfollowCircle(ctx, params.circle));
}
