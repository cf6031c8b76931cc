import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const circlesErrors = defineErrors({
  CIRCLE_NOT_FOUND: [404, 'Circle not found'],
  CIRCLE_ARCHIVED: [409, 'This circle is archived. Its topics can be read, but nothing can be written.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof circlesErrors> {}
}
