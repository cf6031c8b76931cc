import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { invitationErrors } from '#features/accounts/invitations/invitation.form.ts';
import { useCreateInvitation } from '#features/accounts/invitations/invitations.api.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { ROLES, type Role } from '#platform/contract/people/roles.ts';
import { showToast } from '#platform/web/toast.ts';

const CHOICES = ROLES.map((role) => ({
  value: role,
  label: `${ROLE_WORDS[role].label}: ${ROLE_WORDS[role].description}`,
}));

/** Asks for the address and the role of a colleague to invite, and for words to go with it. */
export function InvitationForm({ onClose }: { onClose: () => void }) {
  const { form, frame } = useCallForm({
    initialValues: { email: '', role: 'manager' as Role, message: '' },
    validate: invitationErrors,
    mutation: useCreateInvitation(),
    failed: 'The invitation was not sent. Please try again.',
    toInput: (values) => values,
    onDone: ({ email }) => {
      showToast({
        title: 'Invitation sent',
        message: `An email is on its way to ${email}.`,
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <AccountForm {...frame} submitLabel="Send invitation" onCancel={onClose}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NativeSelect label="Role" data={CHOICES} key={form.key('role')} {...form.getInputProps('role')} />
      <Textarea
        label="Message (optional)"
        autosize
        minRows={2}
        key={form.key('message')}
        {...form.getInputProps('message')}
      />
    </AccountForm>
  );
}
