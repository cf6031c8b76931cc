import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './email-change.contract.ts';
import * as emails from './email-change.service.ts';

interface Settings extends SecondFactorParts {
  adminEmail: string | undefined;
}

export function emailChangeRoutes(bind: Bind, settings: Settings): void {
  bind(contract.changeEmail, (ctx, { body }) => emails.changeEmail(ctx, body, settings), {
    stores: { what: 'changes of the email address', perDay: 10 },
  });
  bind(contract.withdrawEmailChange, (ctx) => emails.withdrawEmailChange(ctx));
  bind(contract.confirmEmailChange, (ctx, { body }) =>
    emails.confirmEmailChange(ctx, body.token, settings.adminEmail),
  );
}
