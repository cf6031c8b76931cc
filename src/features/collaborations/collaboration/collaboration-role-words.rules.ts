import type { CollaborationRole } from './collaboration-roles.rules.ts';

/** Each role of an organisation as screens name it, and what it may do. */
export const COLLABORATION_ROLE_WORDS: Record<CollaborationRole, { label: string; description: string }> = {
  lead: { label: 'Lead', description: 'Writes everything and decides on the roles of the others.' },
  implementer: { label: 'Implementer', description: 'Writes everything but roles.' },
  reviewer: { label: 'Reviewer', description: 'Reads everything and comments.' },
  viewer: { label: 'Viewer', description: 'Reads everything.' },
};
