import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './fund-requests.contract.ts';
import * as requests from './fund-requests.service.ts';

export function fundRequestsRoutes(bind: Bind): void {
  bind(
    contract.createFundRequest,
    (ctx, { params, body }) => requests.createFundRequest(ctx, params.id, body),
    { stores: { what: 'fund requests', perDay: 200 } },
  );
  bind(contract.listFundRequests, (ctx, { params, query }) =>
    requests.listFundRequests(ctx, params.id, query),
  );
  bind(contract.getFundRequest, (ctx, { params }) => requests.getFundRequest(ctx, params.id));
  bind(contract.sendFundRequest, (ctx, { params, body }) =>
    requests.moveFundRequest(ctx, params.id, 'send', body.remark),
  );
  bind(contract.returnFundRequest, (ctx, { params, body }) =>
    requests.moveFundRequest(ctx, params.id, 'return', body.remark),
  );
  bind(contract.checkFundRequest, (ctx, { params, body }) =>
    requests.moveFundRequest(ctx, params.id, 'check', body.remark),
  );
  bind(contract.approveFundRequest, (ctx, { params, body }) =>
    requests.moveFundRequest(ctx, params.id, 'approve', body.remark),
  );
  bind(contract.declineFundRequest, (ctx, { params, body }) =>
    requests.moveFundRequest(ctx, params.id, 'decline', body.remark),
  );
  bind(contract.withdrawFundRequest, (ctx, { params, body }) =>
    requests.moveFundRequest(ctx, params.id, 'withdraw', body.remark),
  );
}
