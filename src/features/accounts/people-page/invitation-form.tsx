import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CurrentPasswordInput } from '#features/accounts/current-password/current-password-input.tsx';
import { invitationErrors, invitationInput } from '#features/accounts/invitations/invitation.form.ts';
import { useCreateInvitation } from '#features/accounts/invitations/invitations.api.ts';
import { SecondFactorInput } from '#features/accounts/two-factor/second-factor-input.tsx';
import { useOwnCode } from '#features/accounts/two-factor/two-factor.api.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { ROLES, type Role } from '#platform/contract/people/roles.ts';
import { showToast } from '#platform/web/toast.ts';

const CHOICES = ROLES.map((role) => ({
  value: role,
  label: `${ROLE_WORDS[role].label}: ${ROLE_WORDS[role].description}`,
}));

/** Asks for the address and the role of a colleague to invite, and for words to go with it. */
export function InvitationForm({ onClose }: { onClose: () => void }) {
  const { asksCode, onRefused } = useOwnCode();
  const { form, frame } = useCallForm({
    initialValues: {
      email: '',
      role: 'manager' as Role,
      message: '',
      password: '',
      code: undefined as string | undefined,
    },
    validate: invitationErrors(asksCode),
    mutation: useCreateInvitation(),
    failed: 'The invitation was not sent. Please try again.',
    toInput: invitationInput,
    onDone: ({ email }) => {
      showToast({
        title: 'Invitation sent',
        message: `An email is on its way to ${email}.`,
        tone: 'success',
      });
      onClose();
    },
    onRefused,
  });
  const [role, setRole] = useState<Role>('manager');
  form.watch('role', ({ value }) => setRole(value));
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
      {role === 'owner' && (
        <>
          <p>An owner can change and remove people, you included. All owners get an email.</p>
          <CurrentPasswordInput key={form.key('password')} {...form.getInputProps('password')} />
          {asksCode && <SecondFactorInput key={form.key('code')} {...form.getInputProps('code')} />}
        </>
      )}
    </AccountForm>
  );
}
