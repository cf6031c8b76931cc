/** What a person may be in a profile, the most first. */
export const ROLES = ['owner', 'manager', 'member', 'finance', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Kinds of act that a role allows or not; each route for members names one:
 * - `read`: looking at what is there, for every role
 * - `personal`: things of the person, as the own account, courses, support tickets, marks and likes
 * - `collaborate`: milestones, partners and ratings of collaborations
 * - `money`: budgets of collaborations, and what is asked for, paid and answered of grants
 * - `spend`: what was paid with the money of a grant, bill by bill
 * - `speak`: posts in the community
 * - `write`: everything else that is the profile's, as its words, documents, requests and verification
 * - `people`: who acts for the profile, and its end
 */
export type Act = 'read' | 'personal' | 'collaborate' | 'money' | 'spend' | 'speak' | 'write' | 'people';

/** What each role may do. */
const ACTS_OF_ROLE: Record<Role, readonly Act[]> = {
  owner: ['read', 'personal', 'collaborate', 'money', 'spend', 'speak', 'write', 'people'],
  manager: ['read', 'personal', 'collaborate', 'money', 'spend', 'speak', 'write'],
  member: ['read', 'personal', 'collaborate', 'spend', 'speak'],
  finance: ['read', 'personal', 'money', 'spend'],
  viewer: ['read', 'personal'],
};

/** True if the role allows the act. */
export const mayDo = (role: Role, act: Act): boolean => ACTS_OF_ROLE[role].includes(act);
