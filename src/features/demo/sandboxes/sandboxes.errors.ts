import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const sandboxesErrors = defineErrors({
  SANDBOX_NOT_FOUND: [404, 'This sandbox has ended.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof sandboxesErrors> {}
}
