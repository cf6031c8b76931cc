import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const programmeViewsErrors = defineErrors({
  VIEW_NOT_FOUND: [404, 'This view is not here. It may have been deleted.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof programmeViewsErrors> {}
}
