import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const projectsErrors = defineErrors({
  PROJECT_NOT_FOUND: [404, 'Project not found'],
  PROJECT_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof projectsErrors> {}
}
