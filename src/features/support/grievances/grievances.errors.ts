import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const grievancesErrors = defineErrors({
  GRIEVANCE_NOT_FOUND: [404, 'This report or request is no longer here.'],
  GRIEVANCE_DECIDED: [409, 'This has already been decided, by you or by another admin.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof grievancesErrors> {}
}
