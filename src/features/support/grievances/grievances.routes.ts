import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './grievances.contract.ts';
import * as grievances from './grievances.service.ts';

export function grievancesRoutes(bind: Bind, settings: grievances.GrievanceSettings): void {
  bind(contract.createGrievance, (ctx, { body }) => grievances.createGrievance(ctx, body, settings), {
    stores: { what: 'reports of content and privacy requests', perDay: 20 },
  });
  bind(contract.listGrievances, (ctx, { query }) => grievances.listGrievances(ctx, query));
  bind(contract.exportGrievances, (ctx) => grievances.exportGrievances(ctx));
  bind(contract.getGrievance, (ctx, { params }) => grievances.getGrievance(ctx, params.id));
  bind(contract.acknowledgeGrievance, (ctx, { params }) =>
    grievances.acknowledgeGrievance(ctx, params.id, settings),
  );
  bind(contract.decideGrievance, (ctx, { params, body }) => grievances.decideGrievance(ctx, params.id, body));
}
