import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const servicesErrors = defineErrors({
  SERVICE_NOT_FOUND: [404, 'Service not found'],
  SERVICE_CHANGED: [409, 'Some of these fields were changed elsewhere since you opened them.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof servicesErrors> {}
}
