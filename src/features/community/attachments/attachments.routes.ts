import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './attachments.contract.ts';
import * as attachments from './attachments.service.ts';

export function attachmentsRoutes(bind: Bind, { sessionSecret }: { sessionSecret: string }): void {
  bind(contract.createAttachment, (ctx, { file }) => attachments.createAttachment(ctx, file), {
    stores: { what: 'attachments', perDay: 60 },
  });
  bind(contract.removeAttachment, (ctx, { params }) => attachments.removeAttachment(ctx, params.id));
  bind(contract.openAttachment, (ctx, { params }) =>
    attachments.openAttachment(ctx, params.id, sessionSecret),
  );
  bind(contract.downloadAttachment, (ctx, { params, query }) =>
    attachments.downloadAttachment(ctx, params.id, query, sessionSecret),
  );
}
