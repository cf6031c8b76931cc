import type { Role } from './roles.ts';

/** Each role as screens and mails name it, and what it may do. */
export const ROLE_WORDS: Record<Role, { label: string; description: string }> = {
  owner: { label: 'Owner', description: 'Everything, also people and the deletion of the organisation.' },
  manager: { label: 'Manager', description: 'Everything but people.' },
  member: {
    label: 'Member',
    description: 'Works in collaborations where they are named, and posts. Changes nothing else.',
  },
  finance: { label: 'Finance', description: 'Proposes and answers budgets. Reads everything else.' },
  viewer: { label: 'Viewer', description: 'Reads everything, changes nothing.' },
};
