import { Checkbox, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { ConsentNoticeDetails } from '#features/accounts/consents/consent-notice-details.tsx';
import { NewPasswordInput } from '#features/accounts/passwords/new-password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { addressSignUpErrors } from './address-sign-up.form.ts';

/** The body of the call. */
interface AddressSignUp {
  token: string;
  person_name: string;
  password: string;
  consent_version: string;
}

interface AddressSignUpFormProps<Answer> {
  /** Of the mail with the link: it proves the address. */
  token: string;
  email: string;
  organisation: string;
  /** Says who sees the name. */
  nameHint?: string;
  mutation: UseMutationResult<Answer, Error, AddressSignUp>;
  /** Says what was not done, for an error without words of the server. */
  failed: string;
  submitLabel: string;
  onDone: (answer: Answer) => void;
}

const AGREEMENT = 'Please agree to the Terms of Service and Privacy Policy.';

/** Makes an account from a link in a mail, for that address: the own name, a password, and the consent. */
export function AddressSignUpForm<Answer>(props: AddressSignUpFormProps<Answer>) {
  const { token, email, organisation, nameHint, mutation, failed, submitLabel, onDone } = props;
  const notice = consentNoticeAt(new Date());
  const { form, frame } = useCallForm({
    initialValues: { person_name: '', password: '', agreed: false },
    validate: ({ agreed, ...fields }): Record<string, string> => ({
      ...addressSignUpErrors(fields),
      ...(!agreed && { agreed: AGREEMENT }),
    }),
    mutation,
    failed,
    toInput: ({ person_name, password }) => ({
      token,
      person_name,
      password,
      consent_version: notice.version,
    }),
    onDone,
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      <TextInput label="Email" value={email} readOnly autoComplete="username" />
      <TextInput
        label="Your name"
        description={nameHint}
        autoComplete="name"
        required
        key={form.key('person_name')}
        {...form.getInputProps('person_name')}
      />
      <NewPasswordInput
        label="Password"
        avoid={[email, organisation]}
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
      <SubmitButton loading={frame.busy}>{submitLabel}</SubmitButton>
    </FormFrame>
  );
}
