import { Checkbox, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { ConsentNoticeDetails } from '#features/accounts/consents/consent-notice-details.tsx';
import { NewPasswordInput } from '#features/accounts/passwords/new-password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { joinSignUpErrors } from './join.form.ts';
import { useSignUpToJoin } from './join-requests.api.ts';
import type { JoinRequestSent, OpenJoinLink } from './join-requests.contract.ts';

interface JoinFormProps {
  token: string;
  link: OpenJoinLink;
  onSent: (request: JoinRequestSent) => void;
}

const AGREEMENT = 'Please agree to the Terms of Service and Privacy Policy.';

/** Makes an account without a profile and asks with it: the own name, a password, and the consent. */
export function JoinSignUpForm({ token, link, onSent }: JoinFormProps) {
  const notice = consentNoticeAt(new Date());
  const { form, frame } = useCallForm({
    initialValues: { person_name: '', password: '', agreed: false },
    validate: ({ agreed, ...fields }): Record<string, string> => ({
      ...(joinSignUpErrors(fields) as Record<string, string>),
      ...(!agreed && { agreed: AGREEMENT }),
    }),
    mutation: useSignUpToJoin(),
    failed: 'Your request was not sent. Please try again.',
    toInput: ({ person_name, password }) => ({
      ...{ token, person_name, password },
      consent_version: notice.version,
    }),
    onDone: onSent,
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      <TextInput label="Email" value={link.email} readOnly autoComplete="username" />
      <TextInput
        label="Your name"
        description="The owners see it with your address."
        autoComplete="name"
        required
        key={form.key('person_name')}
        {...form.getInputProps('person_name')}
      />
      <NewPasswordInput
        label="Password"
        avoid={[link.email, link.organisation]}
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
      <SubmitButton loading={frame.busy}>Ask to join</SubmitButton>
    </FormFrame>
  );
}
