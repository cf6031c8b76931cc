import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const projectPicturesErrors = defineErrors({
  PICTURE_NOT_FOUND: [404, 'Picture not found'],
  PROJECT_PICTURES_FULL: [409, 'A project has six pictures at most. Please delete one first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof projectPicturesErrors> {}
}
