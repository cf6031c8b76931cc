import { useSession } from '#platform/web/session.tsx';
import { DELETION_GRACE_DAYS } from '../../own-account.contract.ts';
import { useCallForm } from '../call.form.ts';
import { useScheduleAccountDeletion } from '../own-account.api.ts';
import { passwordErrors } from '../own-account.form.ts';
import classes from './account-deletion-form.module.css';
import { AccountForm } from './account-form.tsx';
import { CurrentPasswordInput } from './current-password-input.tsx';

/** Says what will be lost, and asks for the password. */
export function AccountDeletionForm({ onClose }: { onClose: () => void }) {
  const { refresh } = useSession();
  const { form, frame } = useCallForm({
    initialValues: { password: '' },
    validate: passwordErrors,
    mutation: useScheduleAccountDeletion(),
    toInput: ({ password }) => password,
    onDone: () => void refresh(),
  });
  return (
    <AccountForm {...frame} submitLabel="Delete my account" destructive onCancel={onClose}>
      <div className={classes.losses}>
        <p>At once:</p>
        <ul>
          <li>your profile leaves the marketplace;</li>
          <li>open collaboration requests are withdrawn or declined, and your partners are told;</li>
          <li>every other device is signed out.</li>
        </ul>
        <p>After {DELETION_GRACE_DAYS} days:</p>
        <ul>
          <li>your account, profile, services, projects and what only you could see are erased;</li>
          <li>shared collaborations stay with your partners, where you are called “Deleted member”.</li>
        </ul>
      </div>
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
    </AccountForm>
  );
}
