import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { ROLES } from './profiles.contract.ts';

/** The role of the specification's profile: an admin, a person, or an organisation. */
export function roleOf(organizationType: OrganizationType, isAdmin: boolean): (typeof ROLES)[number] {
  if (isAdmin) return 'admin';
  return organizationType === 'consultant' ? 'user' : 'organization';
}
