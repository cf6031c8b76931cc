import type { Bind } from '#platform/server/http/bind.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import * as contract from './account-data.contract.ts';
import { exportAccountData } from './account-data.service.ts';

/** @param records data that other features keep about members. */
export function accountDataRoutes(bind: Bind, records: readonly MemberRecords[]): void {
  bind(contract.exportAccountData, (ctx) => exportAccountData(ctx, records), {
    stores: { what: 'exports of the data', perDay: 20 },
  });
}
