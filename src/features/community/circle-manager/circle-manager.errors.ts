import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const circleManagerErrors = defineErrors({
  CIRCLES_FULL: [409, 'There are as many circles as one page can show. Please archive one first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof circleManagerErrors> {}
}
