import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './resource-upload.contract.ts';
import * as own from './resource-upload.service.ts';

export function resourceUploadRoutes(bind: Bind): void {
  bind(contract.listOwnResources, (ctx, { query }) => own.listOwnResources(ctx, query));
  bind(contract.createResource, (ctx, { body }) => own.createResource(ctx, body), {
    stores: {
      what: 'resources',
      perDay: 50,
      inAll: { max: contract.RESOURCES_MAX, table: 'resources', column: 'author_id' },
    },
  });
  bind(contract.updateResource, (ctx, { params, body }) => own.updateResource(ctx, params.id, body));
  bind(contract.addResourceVersion, (ctx, { params, body }) => own.addResourceVersion(ctx, params.id, body), {
    stores: { what: 'new versions of resources', perDay: 50 },
  });
  bind(contract.removeResource, (ctx, { params }) => own.removeResource(ctx, params.id));
}
