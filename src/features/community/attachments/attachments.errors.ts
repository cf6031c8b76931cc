import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const attachmentsErrors = defineErrors({
  ATTACHMENT_NOT_FOUND: [404, 'Attachment not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof attachmentsErrors> {}
}
