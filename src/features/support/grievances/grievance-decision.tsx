import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDecideGrievance } from './grievances.api.ts';
import { DECISION_LABELS, DECISIONS, DecisionInput, GRIEVANCE_MESSAGE_MAX } from './grievances.contract.ts';

/** Form of the decision, with the reasons that the author gets. */
export function GrievanceDecision({ id }: { id: string }) {
  const decide = useDecideGrievance(id);
  const form = useForm({
    initialValues: { decision: '', reasons: '' },
    validate: schemaResolver(DecisionInput, { sync: true }),
  });
  const submit = form.onSubmit(
    (values) =>
      decide.mutate(DecisionInput.parse(values), {
        onSuccess: ({ number }) =>
          showToast({
            title: 'Decided',
            message: `The author of ${number} gets the reasons by email.`,
            tone: 'success',
          }),
        onError: (error) => {
          if (showFieldErrors(form, error)) return;
          showToast({
            title: 'Not decided',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          });
        },
      }),
    (errors) => focusFirstError(form, errors),
  );
  return (
    <form onSubmit={submit} noValidate aria-label="Decision">
      <UnsavedChanges when={form.isDirty() && !decide.isPending} />
      <Stack gap="md">
        <Radio.Group label="Decision" withAsterisk {...form.getInputProps('decision')}>
          <Group mt="xs">
            {DECISIONS.map((value) => (
              <Radio key={value} value={value} label={DECISION_LABELS[value]} />
            ))}
          </Group>
        </Radio.Group>
        <Textarea
          label="Reasons"
          description="The author gets them by email, with the decision. The ticket is then resolved."
          withAsterisk
          autosize
          minRows={4}
          maxRows={14}
          maxLength={GRIEVANCE_MESSAGE_MAX}
          {...form.getInputProps('reasons')}
        />
        <Group>
          <Button type="submit" loading={decide.isPending}>
            Send decision
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
