import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const resourcesErrors = defineErrors({
  RESOURCE_NOT_FOUND: [404, 'Resource not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof resourcesErrors> {}
}
