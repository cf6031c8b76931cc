import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './ticket-files.contract.ts';
import * as files from './ticket-files.service.ts';

export function ticketFilesRoutes(bind: Bind, { sessionSecret }: { sessionSecret: string }): void {
  bind(contract.createTicketFile, (ctx, { params, file }) => files.createTicketFile(ctx, params.id, file), {
    stores: { what: 'files in support tickets', perDay: 100 },
  });
  bind(contract.removeTicketFile, (ctx, { params }) => files.removeTicketFile(ctx, params.id));
  bind(contract.openTicketFile, (ctx, { params }) => files.openTicketFile(ctx, params.id, sessionSecret));
  bind(contract.downloadTicketFile, (ctx, { params, query }) =>
    files.downloadTicketFile(ctx, params.id, query, sessionSecret),
  );
}
