import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './document-shares.contract.ts';
import * as shares from './document-shares.service.ts';

export function documentSharesRoutes(bind: Bind): void {
  bind(contract.shareDocument, (ctx, { params, body }) => shares.shareDocument(ctx, params.id, body), {
    stores: { what: 'shared documents', perDay: 200 },
  });
  bind(contract.shareDocuments, (ctx, { body }) => shares.shareDocuments(ctx, body), {
    stores: { what: 'shares of several documents', perDay: 100 },
  });
  bind(contract.revokeDocumentShare, (ctx, { params }) =>
    shares.revokeDocumentShare(ctx, params.id, params.shareId),
  );
  bind(contract.listSharedDocuments, (ctx, { query }) => shares.listSharedDocuments(ctx, query));
  bind(contract.getSharedDocumentSummary, (ctx) => shares.getSharedDocumentSummary(ctx));
}
