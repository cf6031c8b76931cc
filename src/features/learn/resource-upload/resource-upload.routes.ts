import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './resource-upload.contract.ts';
import * as own from './resource-upload.service.ts';

export function resourceUploadRoutes(bind: Bind): void {
  bind(contract.listOwnResources, (ctx, { query }) => own.listOwnResources(ctx, query));
  bind(contract.createResource, (ctx, { body }) => own.createResource(ctx, body));
  bind(contract.updateResource, (ctx, { params, body }) => own.updateResource(ctx, params.id, body));
  bind(contract.addResourceVersion, (ctx, { params, body }) => own.addResourceVersion(ctx, params.id, body));
  bind(contract.removeResource, (ctx, { params }) => own.removeResource(ctx, params.id));
}
