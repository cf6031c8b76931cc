import { Skeleton } from '@mantine/core';
import { AccessTokensSetting } from '#features/accounts/access-tokens/access-tokens-setting.tsx';
import { AccountSection } from '#features/accounts/account/account-section.tsx';
import { useAccount } from '#features/accounts/account/accounts.api.ts';
import { ConsentRecord } from '#features/accounts/consents/consent-record.tsx';
import { AccountDeletion } from '#features/accounts/deletion/account-deletion.tsx';
import { EmailSetting } from '#features/accounts/email-change/email-setting.tsx';
import { JoinOfferCard } from '#features/accounts/join-requests/join-offer-card.tsx';
import { PasswordSetting } from '#features/accounts/passwords/password-setting.tsx';
import { OwnProfiles } from '#features/accounts/people-page/own-profiles.tsx';
import { PersonNameSetting } from '#features/accounts/people-page/person-name-setting.tsx';
import { DeviceList } from '#features/accounts/sessions/device-list.tsx';
import { TwoFactorSetting } from '#features/accounts/two-factor/two-factor-setting.tsx';
import { WebhooksSetting } from '#features/accounts/webhooks/webhooks-setting.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { DataDownload } from './data-download.tsx';

/** The member's sign-in, devices, and data that Dayitva keeps about them. */
export function OwnAccountPage() {
  const account = useAccount();
  return (
    <PageBody width="reading">
      <PageHeading title="Account">How you sign in, and the data that Dayitva keeps about you.</PageHeading>
      {account.isPending && <Skeleton height={480} />}
      {account.isError && (
        <ErrorState
          title="Your account could not be loaded"
          error={account.error}
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        />
      )}
      {account.data && (
        <>
          <AccountSection title="You" lead="Your name, and the organisations you work for.">
            <PersonNameSetting />
            <OwnProfiles />
            <JoinOfferCard />
          </AccountSection>
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
          <AccountSection title="Programs" lead="Programs of yours that work with Dayitva.">
            <AccessTokensSetting />
            <WebhooksSetting />
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
