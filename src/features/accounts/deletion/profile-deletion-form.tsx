import { TextInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import classes from './account-deletion-form.module.css';
import { useScheduleProfileDeletion } from './profile-deletion.api.ts';
import type { ProfileDeletion } from './profile-deletion.contract.ts';
import { profileDeletionErrors } from './profile-deletion.form.ts';

interface ProfileDeletionFormProps {
  deletion: ProfileDeletion;
  onClose: () => void;
}

/** Says what is lost and who loses access; asks for the name, the password, and a code if two-factor sign-in is on. */
export function ProfileDeletionForm({ deletion, onClose }: ProfileDeletionFormProps) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: { name: '', password: '', code: undefined as string | undefined },
    validate: profileDeletionErrors(asksCode),
    mutation: useScheduleProfileDeletion(),
    failed: 'The organisation was not scheduled for deletion. Please try again.',
    toInput: (values) => values,
    onRefused,
  });
  return (
    <AccountForm {...frame} submitLabel="Delete the organisation" destructive onCancel={onClose}>
      <div className={classes.losses}>
        <p>Immediately:</p>
        <ul>
          <li>{deletion.name} leaves the marketplace;</li>
          <li>open collaboration requests are withdrawn or declined, and your partners are notified;</li>
          <li>people who ask to join are declined, and all owners get an email.</li>
        </ul>
        <p>After {DELETION_GRACE_DAYS} days, unless an owner keeps it:</p>
        <ul>
          <li>
            its profile, services, projects, documents and everything only its people could see are erased;
          </li>
          <li>shared collaborations stay with your partners and show it as “Deleted member”;</li>
          <li>its people lose access. Their own accounts stay.</li>
        </ul>
        <p>Who loses access:</p>
        <ul>
          {deletion.people.map(({ id, name, has_other_profile }) => (
            <li key={id}>
              {name}
              {!has_other_profile && ', who works for no other organisation and cannot sign in after that'}
            </li>
          ))}
        </ul>
      </div>
      <TextInput
        label="Name of the organisation"
        description={`To confirm, type: ${deletion.name}`}
        autoComplete="off"
        required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
      {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
    </AccountForm>
  );
}
