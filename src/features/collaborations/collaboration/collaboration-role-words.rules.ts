import type { CollaborationRole } from './collaboration-roles.rules.ts';
import type { Visibility } from './collaborations.contract.ts';

/** Each role of an organisation as screens name it, and what it may do. */
export const COLLABORATION_ROLE_WORDS: Record<CollaborationRole, { label: string; description: string }> = {
  lead: { label: 'Lead', description: 'Writes everything and decides on the roles of the others.' },
  implementer: { label: 'Implementer', description: 'Writes everything but roles.' },
  reviewer: { label: 'Reviewer', description: 'Reads everything, comments, and returns or accepts reports.' },
  viewer: { label: 'Viewer', description: 'Reads everything.' },
};

/** Words for the people who read a collaboration, on screens and in the history. */
export const VISIBILITY_WORDS: Record<Visibility, { label: string; description: string }> = {
  organisations: {
    label: 'All people of the organisations',
    description: 'Everybody in the organisations that take part can read it.',
  },
  named: {
    label: 'Only people who are named',
    description: 'Owners and managers of the organisations, and the people they name under Team.',
  },
};
