import type { Bind } from '#platform/server/http/bind.ts';
import { checkAdminAccess } from './admin-access.contract.ts';

export function adminAccessRoutes(bind: Bind): void {
  bind(checkAdminAccess, async () => ({ message: 'Welcome.' }));
}
