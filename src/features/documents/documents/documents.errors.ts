import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const documentsErrors = defineErrors({
  DOCUMENT_NOT_FOUND: [404, 'Document not found'],
  DOCUMENTS_FULL: [409, 'Your vault is full. Please remove a document that is no longer needed.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof documentsErrors> {}
}
