import type { Role } from '#platform/contract/people/roles.ts';

/** True for who invites, removes and changes people of a profile. */
export const canManagePeople = (role: Role) => role === 'owner';
