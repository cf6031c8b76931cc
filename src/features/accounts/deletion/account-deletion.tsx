import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import { AccountDeletionForm } from './account-deletion-form.tsx';
import { KeepAccountButton } from './keep-account-button.tsx';

/** Deletes the account, or cancels a pending deletion. */
export function AccountDeletion({ account }: { account: OwnAccount }) {
  const dueAt = account.deletion_due_at;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(dueAt);
  useEffect(() => {
    // The focused element is gone: keyboard users continue here.
    if (shown.current !== dueAt) place.current?.focus();
    shown.current = dueAt;
  }, [dueAt]);

  return (
    <div ref={place} tabIndex={-1}>
      {dueAt ? (
        <Alert color="brick" title={`Your account will be deleted on ${formatInstant(dueAt)}`}>
          <div>Your profile is no longer in the marketplace. You can cancel the deletion until that day.</div>
          <KeepAccountButton />
        </Alert>
      ) : (
        <AccountSetting
          title="Delete your account"
          action="Delete account"
          destructive
          form={(close) => <AccountDeletionForm onClose={close} />}
        >
          <p>
            Withdraws your consent and erases your data after {DELETION_GRACE_DAYS} days. You can cancel until
            then.
          </p>
        </AccountSetting>
      )}
    </div>
  );
}
