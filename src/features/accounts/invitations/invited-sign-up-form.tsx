import { Checkbox, TextInput } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { ConsentNoticeDetails } from '#features/accounts/consents/consent-notice-details.tsx';
import { NewPasswordInput } from '#features/accounts/passwords/new-password-input.tsx';
import { showToast } from '#platform/web/toast.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { invitedSignUpErrors } from './invitation.form.ts';
import { useSignUpToInvitation } from './invitations.api.ts';
import type { OpenInvitation } from './invitations.contract.ts';

interface InvitedSignUpFormProps {
  token: string;
  invitation: OpenInvitation;
}

const AGREEMENT = 'Please agree to the Terms of Service and Privacy Policy.';

/** Makes an account for the invited address: the own name, a password, and the consent. */
export function InvitedSignUpForm({ token, invitation }: InvitedSignUpFormProps) {
  const navigate = useNavigate();
  const notice = consentNoticeAt(new Date());
  const { form, frame } = useCallForm({
    initialValues: { person_name: '', password: '', agreed: false },
    validate: ({ agreed, ...fields }): Record<string, string> => ({
      ...(invitedSignUpErrors(fields) as Record<string, string>),
      ...(!agreed && { agreed: AGREEMENT }),
    }),
    mutation: useSignUpToInvitation(),
    failed: 'Your account was not made. Please try again.',
    toInput: ({ person_name, password }) => ({
      ...{ token, person_name, password },
      consent_version: notice.version,
    }),
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
      <TextInput label="Email" value={invitation.email} readOnly autoComplete="username" />
      <TextInput
        label="Your name"
        autoComplete="name"
        required
        key={form.key('person_name')}
        {...form.getInputProps('person_name')}
      />
      <NewPasswordInput
        label="Password"
        avoid={[invitation.email, invitation.organisation]}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <ConsentNoticeDetails notice={notice} label="What we keep about you, and why (privacy notice)" />
      <Checkbox
        label={
          <>
            I agree to the <Link to="/terms">Terms of Service</Link> and{' '}
            <Link to="/privacy">Privacy Policy</Link>.
          </>
        }
        key={form.key('agreed')}
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
      <SubmitButton loading={frame.busy}>Make account and accept</SubmitButton>
    </FormFrame>
  );
}
