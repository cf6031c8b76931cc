import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { useSendMembersOn } from '#features/accounts/account/send-members-on.hook.ts';
import { useHydrated, useQueryParams } from '#platform/web/hydration.ts';
import { memberTypeOfLink } from './register.form.ts';
import { RegisterWizard } from './register-wizard.tsx';

/** Registration. `?type=corporation|ngo|consultant` preselects the member type. */
export function RegisterPage() {
  const hydrated = useHydrated();
  useSendMembersOn();
  const linkedType = memberTypeOfLink(useQueryParams().get('type'));
  return (
    <AccountPage
      title="Join Dayitva"
      lead="Register your organisation in three short steps."
      footer={
        <>
          Already a member?{' '}
          <Anchor component={Link} to="/login">
            Log in
          </Anchor>
        </>
      }
    >
      <RegisterWizard key={`${hydrated} ${linkedType}`} linkedType={linkedType} isReady={hydrated} />
    </AccountPage>
  );
}
