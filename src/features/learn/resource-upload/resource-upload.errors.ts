import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const resourceUploadErrors = defineErrors({
  RESOURCE_PUBLISHED: [409, 'This resource is published. Upload a new version to change it.'],
  RESOURCE_DECLINED: [409, 'This resource was declined. It cannot be sent again.'],
  RESOURCE_VERSIONS_FULL: [409, 'A resource has twenty versions at most.'],
  LIBRARY_FULL: [409, 'Your files in the library take up 2 GB, the most that one member can have.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof resourceUploadErrors> {}
}
