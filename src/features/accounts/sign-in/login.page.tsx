import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { VERIFICATION_ISSUE } from '#features/accounts/account/accounts.contract.ts';
import { useSendMembersOn } from '#features/accounts/account/send-members-on.hook.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { showToast } from '#platform/web/toast.ts';
import { LoginForm } from './login-form.tsx';

const NOTICE_MS = 8000;

/** Sign-in. `?verified=true&email=` confirms the verification, `?error=` reports that it failed. */
export function LoginPage() {
  const query = useQueryParams();
  useSendMembersOn();
  const verified = query.get('verified') === 'true';
  const failed = query.has('error');

  useEffect(() => {
    if (verified) {
      showToast({
        id: 'verified',
        title: 'Email Verified Successfully!',
        tone: 'success',
        duration: NOTICE_MS,
      });
    } else if (failed) {
      showToast({
        id: 'verification-error',
        title: 'Verification Error',
        message: VERIFICATION_ISSUE,
        tone: 'error',
        duration: NOTICE_MS,
      });
    }
  }, [verified, failed]);

  return (
    <AccountPage
      title="Welcome Back"
      lead="Sign in to find partners and follow your collaborations."
      footer={
        <>
          New to Dayitva?{' '}
          <Anchor component={Link} to="/register">
            Create an account
          </Anchor>
        </>
      }
    >
      <LoginForm email={query.get('email') ?? ''} />
    </AccountPage>
  );
}
