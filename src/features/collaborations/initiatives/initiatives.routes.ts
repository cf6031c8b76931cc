import { COLLABORATIONS_MAX } from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './initiatives.contract.ts';
import * as initiatives from './initiatives.service.ts';

export function initiativesRoutes(bind: Bind): void {
  bind(contract.createCollaboration, (ctx, { body }) => initiatives.createCollaboration(ctx, body), {
    stores: {
      what: 'collaborations',
      perDay: 50,
      inAll: { max: COLLABORATIONS_MAX, table: 'collaborations', column: 'created_by' },
    },
  });
}
