import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './programme-views.contract.ts';
import * as views from './programme-views.service.ts';

export function programmeViewsRoutes(bind: Bind): void {
  bind(contract.listProgrammeViews, (ctx) => views.listProgrammeViews(ctx));
  bind(contract.createProgrammeView, (ctx, { body }) => views.createProgrammeView(ctx, body), {
    stores: { what: 'views of the programme', perDay: 50 },
  });
  bind(contract.updateProgrammeView, (ctx, { params, body }) =>
    views.updateProgrammeView(ctx, params.id, body),
  );
  bind(contract.removeProgrammeView, (ctx, { params }) => views.removeProgrammeView(ctx, params.id));
}
