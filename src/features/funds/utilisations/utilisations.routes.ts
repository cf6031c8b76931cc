import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './utilisations.contract.ts';
import * as utilisations from './utilisations.service.ts';

export function utilisationsRoutes(bind: Bind): void {
  bind(
    contract.createUtilisation,
    (ctx, { params, body }) => utilisations.createUtilisation(ctx, params.id, body),
    { stores: { what: 'utilisation statements', perDay: 100 } },
  );
  bind(contract.listUtilisations, (ctx, { params, query }) =>
    utilisations.listUtilisations(ctx, params.id, query),
  );
  bind(contract.getUtilisation, (ctx, { params }) => utilisations.getUtilisation(ctx, params.id));
  bind(contract.sendUtilisation, (ctx, { params, body }) =>
    utilisations.sendUtilisation(ctx, params.id, body.remark),
  );
  bind(contract.returnUtilisation, (ctx, { params, body }) =>
    utilisations.returnUtilisation(ctx, params.id, body.remark),
  );
  bind(contract.acceptUtilisation, (ctx, { params, body }) =>
    utilisations.acceptUtilisation(ctx, params.id, body),
  );
}
