import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './member-page.contract.ts';
import * as memberPages from './member-page.service.ts';

export function memberPageRoutes(bind: Bind): void {
  bind(contract.getMemberPage, (ctx, { params }) => memberPages.getMemberPage(ctx, params.slug));
  bind(contract.listMemberServices, (ctx, { params, query }) =>
    memberPages.listMemberServices(ctx, params.slug, query),
  );
  bind(contract.listMemberProjects, (ctx, { params, query }) =>
    memberPages.listMemberProjects(ctx, params.slug, query),
  );
}
