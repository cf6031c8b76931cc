import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { useSession } from '#platform/web/session.tsx';
import { useScheduleAccountDeletion } from './account-deletion.api.ts';
import { type AccountDeletion, DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import { accountDeletionErrors } from './account-deletion.form.ts';
import classes from './account-deletion-form.module.css';

const NOTHING: AccountDeletion = { password: '' };

/** Says what will be lost, and asks for the password, and for a code if two-factor sign-in is on. */
export function AccountDeletionForm({ onClose }: { onClose: () => void }) {
  const { refresh } = useSession();
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: NOTHING,
    validate: accountDeletionErrors(asksCode),
    mutation: useScheduleAccountDeletion(),
    failed: 'Your account was not scheduled for deletion. Please try again.',
    toInput: (values) => values,
    onDone: () => void refresh(),
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Delete my account" destructive onCancel={onClose}>
      <div className={classes.losses}>
        <p>Immediately:</p>
        <ul>
          <li>your profile leaves the marketplace;</li>
          <li>open collaboration requests are withdrawn or declined, and your partners are notified;</li>
          <li>every other device is signed out, and your access tokens are revoked.</li>
        </ul>
        <p>After {DELETION_GRACE_DAYS} days:</p>
        <ul>
          <li>your account, profile, services, projects and everything only you could see are erased;</li>
          <li>shared collaborations stay with your partners and show you as “Deleted member”;</li>
          <li>an organisation for which others act, too, stays with them, also in the marketplace.</li>
        </ul>
      </div>
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
