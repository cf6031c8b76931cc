import { defineNoun } from '#platform/server/noun.ts';
import { DOCUMENTS_MAX } from './documents.contract.ts';
import { loadDocumentsDemo } from './documents.demo.ts';
import { documentsErrors } from './documents.errors.ts';
import { documentsRoutes } from './documents.routes.ts';

export const documentsNoun = defineNoun({
  routes: documentsRoutes,
  limits: [{ what: 'documents', max: DOCUMENTS_MAX, of: 'in a vault' }],
  errors: documentsErrors,
  demo: { load: loadDocumentsDemo },
});
