import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './member-looks.contract.ts';
import * as looks from './member-looks.service.ts';

export function memberLooksRoutes(bind: Bind): void {
  bind(contract.openMemberFacts, (ctx, { params }) => looks.openMemberFacts(ctx, params.id));
  bind(contract.listMemberLooks, (ctx, { query }) => looks.listMemberLooks(ctx, query));
}
