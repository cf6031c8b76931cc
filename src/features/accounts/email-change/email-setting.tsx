import { Alert, Button } from '@mantine/core';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useWithdrawEmailChange } from './email-change.api.ts';
import { EmailChangeForm } from './email-change-form.tsx';

/** The address that the member signs in with, and the one that it is about to become. */
export function EmailSetting({ account }: { account: OwnAccount }) {
  const withdraw = useWithdrawEmailChange();
  const { email, email_confirmed, pending_email } = account;
  const stop = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showToast({ title: 'Your email stays as it is', tone: 'success' }),
      onError: (error) => showToast({ title: 'Not withdrawn', message: error.message, tone: 'error' }),
    });
  return (
    <>
      <AccountSetting
        title="Email"
        action="Change email"
        form={(close) => <EmailChangeForm onClose={close} />}
      >
        <p>
          {email} {!email_confirmed && <StateBadge tone="attention">Not verified</StateBadge>}
        </p>
      </AccountSetting>
      {pending_email && (
        <div>
          <Alert color="ink" title={`${pending_email.email} waits for its link to be opened`}>
            <div>
              It becomes your sign-in email when you open the link that we sent there, at the latest on{' '}
              {formatInstant(pending_email.expires_at)}. Nothing came? Look in the spam folder, or ask again.
            </div>
            <Button variant="default" mt="sm" onClick={stop} loading={withdraw.isPending}>
              Withdraw the change
            </Button>
          </Alert>
        </div>
      )}
    </>
  );
}
