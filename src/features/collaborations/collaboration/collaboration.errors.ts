import { type Declared, defineErrors } from '#platform/contract/errors.ts';
import { STATUS_NOT_ALLOWED_WORDS } from './collaboration-status.rules.ts';

export const collaborationErrors = defineErrors({
  COLLABORATION_ROLE_FORBIDS: [403, 'Your role in this collaboration does not allow this.'],
  COLLABORATION_NOT_FOUND: [404, 'Collaboration not found'],
  COLLABORATION_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
  COLLABORATION_ARCHIVED: [409, 'This collaboration is archived. Restore it to change it.'],
  BUDGET_NEEDS_AGREEMENT: [409, 'Please propose the budget. It counts once another member agrees.'],
  COLLABORATION_NOT_COMPLETED: [409, 'Partners can be rated once the collaboration is completed.'],
  STATUS_NOT_ALLOWED: [409, STATUS_NOT_ALLOWED_WORDS],
  PROGRESS_FOLLOWS_MILESTONES: [409, 'Progress follows the milestones. Complete a milestone to move it.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof collaborationErrors> {}
}
