import { useAccountChange } from '#features/accounts/account/accounts.api.ts';
import { call } from '#platform/web/client.ts';
import { agreeToConsentNotice } from './consents.contract.ts';

export const useAgreeToConsentNotice = () =>
  useAccountChange((notice_version: string) => call(agreeToConsentNotice, { body: { notice_version } }));
