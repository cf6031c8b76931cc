import { TextInput } from '@mantine/core';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { FormFrame } from '#features/accounts/account/form-frame.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { joinLinkErrors } from './join.form.ts';
import { useRequestJoinLink } from './join-requests.api.ts';

interface JoinLinkFormProps {
  /** Address that was entered on another page. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the address at work, to which the link goes if its domain is confirmed. */
export function JoinLinkForm({ email, onSent }: JoinLinkFormProps) {
  const { form, frame } = useCallForm({
    initialValues: { email },
    validate: joinLinkErrors,
    mutation: useRequestJoinLink(),
    failed: 'The link was not sent. Please try again.',
    toInput: (values) => values.email.trim(),
    onDone: (_, values) => onSent(values.email.trim()),
  });
  return (
    <FormFrame problem={frame.problem} onSubmit={frame.onSubmit}>
      <TextInput
        label="Your email address at work"
        type="email"
        autoComplete="email"
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <SubmitButton loading={frame.busy}>Send me the link</SubmitButton>
    </FormFrame>
  );
}
