import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './holidays.contract.ts';
import * as holidays from './holidays.service.ts';

export function holidaysRoutes(bind: Bind): void {
  bind(contract.listHolidays, (ctx) => holidays.listHolidays(ctx));
  bind(contract.createHoliday, (ctx, { body }) => holidays.createHoliday(ctx, body));
  bind(contract.removeHoliday, (ctx, { params }) => holidays.removeHoliday(ctx, params.id));
}
