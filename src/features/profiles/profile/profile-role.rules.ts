import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { ROLES } from './profiles.contract.ts';

/** Returns the role that the specification gives a profile: admin, user or organization. */
export function roleOf(organizationType: OrganizationType, isAdmin: boolean): (typeof ROLES)[number] {
  if (isAdmin) return 'admin';
  return organizationType === 'consultant' ? 'user' : 'organization';
}
