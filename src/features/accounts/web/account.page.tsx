import { Skeleton } from '@mantine/core';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { AccountDeletion } from './components/account-deletion.tsx';
import { AccountSection } from './components/account-section.tsx';
import { ConsentRecord } from './components/consent-record.tsx';
import { DataDownload } from './components/data-download.tsx';
import { DeviceList } from './components/device-list.tsx';
import { EmailSetting } from './components/email-setting.tsx';
import { PasswordSetting } from './components/password-setting.tsx';
import { TwoFactorSetting } from './components/two-factor-setting.tsx';
import { useAccount } from './own-account.api.ts';

/** What a member signs in with, on which devices, and the data that Dayitva keeps about them. */
export function OwnAccountPage() {
  const account = useAccount();
  return (
    <PageBody width="reading">
      <PageHeading title="Account">How you sign in, and the data that Dayitva keeps about you.</PageHeading>
      {account.isPending && <Skeleton height={480} />}
      {account.isError && (
        <ErrorState
          title="Your account could not be loaded"
          message={account.error.message}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      )}
      {account.data && (
        <>
          <AccountSection title="Sign-in">
            <EmailSetting account={account.data} />
            <PasswordSetting email={account.data.email} />
          </AccountSection>
          <AccountSection title="Two-factor sign-in">
            <TwoFactorSetting email={account.data.email} />
          </AccountSection>
          <AccountSection title="Devices" lead="Where you are signed in now.">
            <DeviceList />
          </AccountSection>
          <AccountSection title="Your data">
            <ConsentRecord consent={account.data.consent} />
            <DataDownload />
            <AccountDeletion account={account.data} />
          </AccountSection>
        </>
      )}
    </PageBody>
  );
}
