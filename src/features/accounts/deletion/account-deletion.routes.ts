import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import * as contract from './account-deletion.contract.ts';
import { keepAccount, scheduleAccountDeletion } from './account-deletion.service.ts';
import { getProfileDeletion, keepProfile, scheduleProfileDeletion } from './profile-deletion.contract.ts';
import * as profiles from './profile-deletion.service.ts';

/** @param records data that other features keep about members. */
export function accountDeletionRoutes(
  bind: Bind,
  parts: SecondFactorParts,
  records: readonly MemberRecords[],
): void {
  bind(
    contract.scheduleAccountDeletion,
    (ctx, { body }) => scheduleAccountDeletion(ctx, body, records, parts),
    { stores: { what: 'requests to delete the account', perDay: 10 } },
  );
  bind(contract.keepAccount, (ctx) => keepAccount(ctx));
  bind(getProfileDeletion, (ctx) => profiles.getProfileDeletion(ctx));
  bind(
    scheduleProfileDeletion,
    (ctx, { body }) => profiles.scheduleProfileDeletion(ctx, body, records, parts),
    { stores: { what: 'requests to delete an organisation', perDay: 10 } },
  );
  bind(keepProfile, (ctx) => profiles.keepProfile(ctx));
}
