import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './indicators.contract.ts';
import * as indicators from './indicators.service.ts';
import * as readingsContract from './readings.contract.ts';
import * as readings from './readings.service.ts';

export function indicatorsRoutes(bind: Bind): void {
  bind(contract.listIndicators, (ctx, { params }) => indicators.listIndicators(ctx, params.id));
  bind(
    contract.createIndicator,
    (ctx, { params, body }) => indicators.createIndicator(ctx, params.id, body),
    { stores: { what: 'indicators', perDay: 200 } },
  );
  bind(contract.updateIndicator, (ctx, { params, body }) => indicators.updateIndicator(ctx, params, body));
  bind(contract.removeIndicator, (ctx, { params, query }) => indicators.removeIndicator(ctx, params, query));
  bind(contract.listIndicatorTotals, (ctx, { params }) => indicators.listIndicatorTotals(ctx, params));
  bind(readingsContract.listIndicatorReadings, (ctx, { params, query }) =>
    readings.listReadings(ctx, params, query),
  );
  bind(
    readingsContract.createIndicatorReading,
    (ctx, { params, body }) => readings.createReading(ctx, params, body),
    { stores: { what: 'readings of indicators', perDay: 1000 } },
  );
  bind(readingsContract.updateIndicatorReading, (ctx, { params, body }) =>
    readings.updateReading(ctx, params, body),
  );
  bind(readingsContract.removeIndicatorReading, (ctx, { params, query }) =>
    readings.removeReading(ctx, params, query),
  );
}
