import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './consents.contract.ts';
import { agreeToConsentNotice } from './consents.service.ts';

export function consentsRoutes(bind: Bind, { grievanceContact }: { grievanceContact: string }): void {
  bind(contract.getGrievanceContact, async () => ({ contact: grievanceContact }));
  bind(contract.agreeToConsentNotice, (ctx, { body }) => agreeToConsentNotice(ctx, body.notice_version), {
    stores: { what: 'consents', perDay: 20 },
  });
}
