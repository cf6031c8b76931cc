import { Alert, Button } from '@mantine/core';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useWithdrawEmailChange } from './email-change.api.ts';
import { EmailChangeForm } from './email-change-form.tsx';

/** The sign-in address and the pending new one. */
export function EmailSetting({ account }: { account: OwnAccount }) {
  const withdraw = useWithdrawEmailChange();
  const { email, email_confirmed, pending_email } = account;
  const stop = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showToast({ title: 'Your email has not changed', tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Change not cancelled',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
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
          <Alert color="ink" title={`Please confirm ${pending_email.email}`}>
            <div>
              Open the link that we sent to this address by {formatInstant(pending_email.expires_at)} to make
              it your sign-in email. No email? Check your spam folder, or ask again.
            </div>
            <Button variant="default" mt="sm" onClick={stop} loading={withdraw.isPending}>
              Cancel the change
            </Button>
          </Alert>
        </div>
      )}
    </>
  );
}
