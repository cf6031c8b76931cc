import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './incidents.contract.ts';
import * as incidents from './incidents.service.ts';

export function incidentsRoutes(bind: Bind): void {
  bind(contract.listIncidents, (ctx, { query }) => incidents.listIncidents(ctx, query));
  bind(contract.createIncident, (ctx, { body }) => incidents.createIncident(ctx, body));
  bind(contract.addIncidentUpdate, (ctx, { params, body }) =>
    incidents.addIncidentUpdate(ctx, params.id, body),
  );
  bind(contract.listMaintenance, (ctx, { query }) => incidents.listMaintenance(ctx, query));
  bind(contract.createMaintenance, (ctx, { body }) => incidents.createMaintenance(ctx, body));
  bind(contract.updateMaintenance, (ctx, { params, body }) =>
    incidents.updateMaintenance(ctx, params.id, body),
  );
  bind(contract.removeMaintenance, (ctx, { params }) => incidents.removeMaintenance(ctx, params.id));
}
