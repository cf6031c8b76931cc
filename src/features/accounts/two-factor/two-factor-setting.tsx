import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTwoFactor } from './two-factor.api.ts';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

/** Two-factor sign-in by authenticator app: on, off, or just switched on with codes to keep. */
export function TwoFactorSetting({ email }: { email: string }) {
  const twoFactor = useTwoFactor();
  const [newCodes, setNewCodes] = useState<string[]>();
  const [codesKept, setCodesKept] = useState(false);
  const keep = () => {
    setNewCodes(undefined);
    setCodesKept(true);
  };

  if (newCodes) {
    return <RecoveryCodes codes={newCodes} email={email} onKept={keep} />;
  }
  if (twoFactor.isPending) {
    return <Skeleton height={96} role="status" aria-label="Loading two-factor sign-in" />;
  }
  if (twoFactor.isError) {
    return (
      <ErrorState
        title="Two-factor sign-in could not be loaded"
        error={twoFactor.error}
        onRetry={() => void twoFactor.refetch()}
        retrying={twoFactor.isFetching}
      />
    );
  }
  if (twoFactor.data.enabled) {
    return <TwoFactorOn twoFactor={twoFactor.data} codesKept={codesKept} onNewCodes={setNewCodes} />;
  }
  return (
    <AccountSetting
      title="Authenticator app"
      action="Set up"
      form={(close) => <TwoFactorSetUp onClose={close} onNewCodes={setNewCodes} />}
    >
      <p>
        Off. When it is on, you sign in with your password and a code from an app on your phone. A stolen
        password alone is then not enough.
      </p>
    </AccountSetting>
  );
}
