import { Alert, Anchor } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { EmailConfirmed } from '#features/accounts/account/email-confirmed.tsx';
import { VerifyingPage } from '#features/accounts/account/verifying-page.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { useConfirmEmailChange } from './email-change.api.ts';

/** Redeems the link that confirms a new address. */
export function EmailChangeLink({ token }: { token: string }) {
  const change = useConfirmEmailChange(token);
  const { refresh } = useSession();

  useEffect(() => {
    if (change.isSuccess) void refresh();
  }, [change.isSuccess, refresh]);

  if (change.isSuccess) return <EmailConfirmed email={change.data.email} />;
  if (change.isPending) return <VerifyingPage />;
  return (
    <AccountPage
      title="Your email has not changed"
      footer={
        <Anchor component={Link} to="/account">
          Go to your account
        </Anchor>
      }
    >
      <Alert color="brick" title="Verification Failed" role="alert">
        {failureText(change.error, VERIFICATION_ISSUE)}
      </Alert>
    </AccountPage>
  );
}
