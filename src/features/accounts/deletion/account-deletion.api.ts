import { useAccountChange } from '#features/accounts/account/accounts.api.ts';
import { call } from '#platform/web/client.ts';
import { type AccountDeletion, keepAccount, scheduleAccountDeletion } from './account-deletion.contract.ts';

export const useScheduleAccountDeletion = () =>
  useAccountChange((body: AccountDeletion) => call(scheduleAccountDeletion, { body }));

export const useKeepAccount = () => useAccountChange(() => call(keepAccount));
