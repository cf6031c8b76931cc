import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { RecoveryCodesForm } from './recovery-codes-form.tsx';
import type { TwoFactor } from './two-factor.contract.ts';
import { TwoFactorOffForm } from './two-factor-off-form.tsx';

interface TwoFactorOnProps {
  twoFactor: TwoFactor;
  /** True if the member has just saved new codes. */
  codesKept: boolean;
  onNewCodes: (codes: string[]) => void;
}

/** Number of remaining codes below which the member should get new ones. */
const FEW_CODES = 3;

/** Settings of a member with two-factor sign-in. */
export function TwoFactorOn({ twoFactor, codesKept, onNewCodes }: TwoFactorOnProps) {
  const { enabled_at, recovery_codes_left: left } = twoFactor;
  return (
    <>
      <AccountSetting
        title="Authenticator app"
        action="Switch off"
        destructive
        form={(close) => <TwoFactorOffForm onClose={close} />}
      >
        <p>
          <StateBadge tone="good">On</StateBadge> {enabled_at && `since ${formatInstant(enabled_at)}`}
        </p>
      </AccountSetting>
      <AccountSetting
        title="Recovery codes"
        action="Get new codes"
        focused={codesKept}
        form={(close) => <RecoveryCodesForm onClose={close} onNewCodes={onNewCodes} />}
      >
        <p>
          {left === 1 ? '1 code is left.' : `${left} codes are left.`} Each code signs you in once when you do
          not have your phone.{left < FEW_CODES && ' Please get new codes.'}
        </p>
      </AccountSetting>
    </>
  );
}
