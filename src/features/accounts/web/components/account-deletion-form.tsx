import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { DELETION_GRACE_DAYS } from '../../own-account.contract.ts';
import { useScheduleAccountDeletion } from '../own-account.api.ts';
import { passwordErrors } from '../own-account.form.ts';
import classes from './account-deletion-form.module.css';
import { AccountForm } from './account-form.tsx';

/** Says what will be lost, and asks for the password. */
export function AccountDeletionForm({ onClose }: { onClose: () => void }) {
  const deletion = useScheduleAccountDeletion();
  const { refresh } = useSession();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: passwordErrors,
  });

  const send = ({ password }: { password: string }) => {
    if (deletion.isPending) return;
    deletion.mutate(password, {
      onSuccess: () => void refresh(),
      onError: (error) => showFieldErrors(form, error),
    });
  };

  return (
    <AccountForm
      problem={deletion.isError && Object.keys(form.errors).length === 0 ? deletion.error.message : null}
      busy={deletion.isPending}
      submitLabel="Delete my account"
      destructive
      onSubmit={form.onSubmit(send, (errors) => focusFirstError(form, errors))}
      onCancel={onClose}
    >
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
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        required
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </AccountForm>
  );
}
