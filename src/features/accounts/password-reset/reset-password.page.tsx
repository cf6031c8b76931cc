import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { useHydrated, useQueryParams } from '#platform/web/hydration.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Target of the link in the reset mail: `?token=` allows one new password. */
export function ResetPasswordPage() {
  const token = useQueryParams().get('token');
  const tokenMissing = useHydrated() && !token;
  return (
    <AccountPage
      title="Choose a new password"
      lead="You will be signed out everywhere else."
      footer={
        <Anchor component={Link} to="/forgot-password">
          Ask for a new link
        </Anchor>
      }
    >
      {tokenMissing ? (
        <Alert color="brick">
          This page needs the link from our email. Please open that link, or ask for a new one.
        </Alert>
      ) : (
        <NewPasswordForm token={token ?? ''} />
      )}
    </AccountPage>
  );
}
