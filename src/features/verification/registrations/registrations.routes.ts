import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './registrations.contract.ts';
import * as registrations from './registrations.service.ts';

export function registrationRoutes(bind: Bind): void {
  bind(contract.listMemberRegistrations, (ctx, { params }) =>
    registrations.listMemberRegistrations(ctx, params.slug),
  );
}
