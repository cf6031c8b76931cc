import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './services.contract.ts';
import * as services from './services.service.ts';

export function servicesRoutes(bind: Bind): void {
  bind(contract.listServices, (ctx, { query }) => services.listServices(ctx, query));
  bind(contract.createService, (ctx, { body }) => services.createService(ctx, body), {
    stores: {
      what: 'services',
      perDay: 50,
      inAll: { max: 200, table: 'user_services', column: 'user_id' },
    },
  });
  bind(contract.getService, (ctx, { params }) => services.getService(ctx, params.id));
  bind(contract.updateService, (ctx, { params, body }) => services.updateService(ctx, params.id, body));
  bind(contract.removeService, (ctx, { params }) => services.removeService(ctx, params.id));
}
