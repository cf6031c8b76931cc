import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './document-openings.contract.ts';
import * as openings from './document-openings.service.ts';

export function documentOpeningsRoutes(bind: Bind, { sessionSecret }: { sessionSecret: string }): void {
  bind(contract.listDocumentOpenings, (ctx, { query }) => openings.listDocumentOpenings(ctx, query));
  bind(contract.openDocument, (ctx, { params }) => openings.openDocument(ctx, params.id, sessionSecret), {
    stores: { what: 'opened documents', perDay: 500 },
  });
  bind(contract.downloadDocument, (ctx, { params, query }) =>
    openings.downloadDocument(ctx, params.id, query, sessionSecret),
  );
}
