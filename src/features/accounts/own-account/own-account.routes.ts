import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import * as contract from '#features/accounts/account/own-account.contract.ts';
import { getGrievanceContact } from '#features/accounts/consents/consent-notice.rules.ts';
import {
  keepAccount,
  scheduleAccountDeletion,
} from '#features/accounts/deletion/account-deletion.service.ts';
import * as emails from '#features/accounts/email-change/email-change.service.ts';
import { changePassword } from '#features/accounts/passwords/password-changes.service.ts';
import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as account from './own-account.service.ts';

interface Settings extends SecondFactorParts {
  adminEmail: string | undefined;
  grievanceContact: string;
}

/** What members change about their own account. `records`: what the other features keep about them. */
export function ownAccountRoutes(bind: Bind, settings: Settings, records: readonly MemberRecords[]): void {
  const { grievanceContact } = settings;
  bind(getGrievanceContact, async () => ({ contact: grievanceContact }));
  bind(contract.getAccount, (ctx) => account.getAccount(ctx));
  bind(contract.changePassword, (ctx, { body }) => changePassword(ctx, body, settings));
  bind(contract.changeEmail, (ctx, { body }) => emails.changeEmail(ctx, body, settings));
  bind(contract.withdrawEmailChange, (ctx) => emails.withdrawEmailChange(ctx));
  bind(contract.confirmEmailChange, (ctx, { body }) =>
    emails.confirmEmailChange(ctx, body.token, settings.adminEmail),
  );
  bind(contract.agreeToConsentNotice, (ctx, { body }) =>
    account.agreeToConsentNotice(ctx, body.notice_version),
  );
  bind(contract.exportAccountData, (ctx) => account.exportAccountData(ctx, records));
  bind(contract.scheduleAccountDeletion, (ctx, { body }) =>
    scheduleAccountDeletion(ctx, body, records, settings),
  );
  bind(contract.keepAccount, (ctx) => keepAccount(ctx));
}
