import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './admin-navigation.contract.ts';
import { getAdminNavigation } from './admin-navigation.service.ts';

export function adminNavigationRoutes(bind: Bind): void {
  bind(contract.getAdminNavigation, (ctx) => getAdminNavigation(ctx));
}
