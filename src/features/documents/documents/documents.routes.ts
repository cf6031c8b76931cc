import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './documents.contract.ts';
import * as documents from './documents.service.ts';

export function documentsRoutes(bind: Bind): void {
  bind(contract.listDocuments, (ctx) => documents.listDocuments(ctx));
  bind(contract.createDocument, (ctx, { body, file }) => documents.createDocument(ctx, body, file), {
    stores: { what: 'documents', perDay: 150 },
  });
  bind(contract.updateDocument, (ctx, { params, body }) => documents.updateDocument(ctx, params.id, body));
  bind(
    contract.replaceDocumentFile,
    (ctx, { params, file }) => documents.replaceDocumentFile(ctx, params.id, file),
    { stores: { what: 'new files of documents', perDay: 150 } },
  );
  bind(contract.removeDocument, (ctx, { params }) => documents.removeDocument(ctx, params.id));
}
