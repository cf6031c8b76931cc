import { PasswordInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useAcceptInvitation } from './invitations.api.ts';
import type { OpenInvitation } from './invitations.contract.ts';

interface AcceptFormProps {
  token: string;
  invitation: OpenInvitation;
}

/** Accepts with the signed-in account. One with another address than the invited one needs its password. */
export function AcceptForm({ token, invitation }: AcceptFormProps) {
  const email = useSession().user?.email;
  const navigate = useNavigate();
  const isOther = email !== invitation.email;
  const { form, frame } = useCallForm({
    initialValues: { password: '' },
    validate: ({ password }): Record<string, string> =>
      isOther && !password ? { password: 'Password is required' } : {},
    mutation: useAcceptInvitation(),
    failed: 'The invitation was not accepted. Please try again.',
    toInput: ({ password }) => (isOther ? { token, password } : { token }),
    onDone: () => {
      showToast({
        title: 'Welcome',
        message: `You work for ${invitation.organisation} now.`,
        tone: 'success',
      });
      void navigate('/');
    },
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      <p>
        You are signed in as <strong>{email}</strong>.
        {isOther && ` The invitation went to ${invitation.email}: to accept it here, enter your password.`}
      </p>
      {isOther && (
        <PasswordInput
          label={`Password of ${email}`}
          autoComplete="current-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      )}
      <SubmitButton loading={frame.busy}>Accept invitation</SubmitButton>
    </FormFrame>
  );
}
