import * as contract from '#features/documents/documents/documents.contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as shares from './document-shares.service.ts';

export function documentSharesRoutes(bind: Bind, { sessionSecret }: { sessionSecret: string }): void {
  bind(contract.shareDocument, (ctx, { params, body }) => shares.shareDocument(ctx, params.id, body));
  bind(contract.revokeDocumentShare, (ctx, { params }) =>
    shares.revokeDocumentShare(ctx, params.id, params.shareId),
  );
  bind(contract.listSharedDocuments, (ctx, { query }) => shares.listSharedDocuments(ctx, query));
  bind(contract.getSharedDocumentSummary, (ctx) => shares.getSharedDocumentSummary(ctx));
  bind(contract.listDocumentOpenings, (ctx, { query }) => shares.listDocumentOpenings(ctx, query));
  bind(contract.openDocument, (ctx, { params }) => shares.openDocument(ctx, params.id, sessionSecret));
  bind(contract.downloadDocument, (ctx, { params, query }) =>
    shares.downloadDocument(ctx, params.id, query, sessionSecret),
  );
}
