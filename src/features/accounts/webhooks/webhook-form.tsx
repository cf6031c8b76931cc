import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { AccountForm } from '#features/accounts/account/account-form.tsx';
import { useCallForm } from '#features/accounts/account/call.hook.ts';
import { CHOSEN_EVENTS, WEBHOOK_EVENTS } from '#platform/contract/webhooks/webhook-events.ts';
import { webhookErrors } from './webhook.form.ts';
import type { WebhookInput } from './webhooks.contract.ts';

interface WebhookFormProps<Input, Output> {
  initialValues: WebhookInput;
  mutation: UseMutationResult<Output, Error, Input>;
  toInput: (values: WebhookInput) => Input;
  submitLabel: string;
  onClose: () => void;
  onDone: (answer: Output) => void;
}

/** Asks for the address of a webhook, and for the events that it gets. */
export function WebhookForm<Input, Output>(props: WebhookFormProps<Input, Output>) {
  const { form, frame } = useCallForm({
    initialValues: props.initialValues,
    validate: webhookErrors,
    mutation: props.mutation,
    failed: 'The webhook was not saved. Please try again.',
    toInput: props.toInput,
    onDone: props.onDone,
  });
  return (
    <AccountForm {...frame} submitLabel={props.submitLabel} onCancel={props.onClose}>
      <TextInput
        label="Address"
        description="Where your program waits, starting with https://"
        type="url"
        required
        autoComplete="off"
        key={form.key('url')}
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label="Events" required key={form.key('events')} {...form.getInputProps('events')}>
        <Stack gap="sm" mt="xs">
          {CHOSEN_EVENTS.map((type) => (
            <Checkbox key={type} value={type} label={WEBHOOK_EVENTS[type].words} description={type} />
          ))}
        </Stack>
      </Checkbox.Group>
    </AccountForm>
  );
}
