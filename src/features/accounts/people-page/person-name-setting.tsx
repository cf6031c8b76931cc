import { TextInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { AccountSetting } from '#features/accounts/account/account-setting.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { useUpdatePersonName } from '#features/accounts/memberships/memberships.api.ts';
import { personNameErrors } from '#features/accounts/memberships/ownership.form.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';

/** The person's own name, as colleagues see it. */
export function PersonNameSetting() {
  const name = useSession().user?.person_name;
  return (
    <AccountSetting
      title="Your name"
      action={name ? 'Change' : 'Add'}
      form={(close) => <PersonNameForm name={name ?? ''} onClose={close} />}
    >
      <p>{name ?? 'Not given yet. Colleagues see it in the list of people.'}</p>
    </AccountSetting>
  );
}

function PersonNameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { form, frame } = useCallForm({
    initialValues: { person_name: name },
    validate: personNameErrors,
    mutation: useUpdatePersonName(),
    failed: 'Your name was not changed. Please try again.',
    toInput: (values) => values,
    onDone: () => {
      showToast({ title: 'Name changed', message: 'Colleagues see it from now on.', tone: 'success' });
      onClose();
    },
  });
  return (
    <AccountForm {...frame} submitLabel="Save name" onCancel={onClose}>
      <TextInput
        label="Your name"
        autoComplete="name"
        required
        key={form.key('person_name')}
        {...form.getInputProps('person_name')}
      />
    </AccountForm>
  );
}
