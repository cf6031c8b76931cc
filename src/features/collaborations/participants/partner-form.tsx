import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import classes from '#features/collaborations/collaboration/inline-editor.module.css';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { useCreateParticipant } from './participants.api.ts';
import { ParticipantInput } from './participants.contract.ts';

interface PartnerFormProps {
  collaborationId: string;
  onClose: () => void;
}

function errorsOf(values: { name: string; responsibility: string }): Record<string, string> {
  const { error } = ParticipantInput.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** Adds an organisation by name; it does not have to be a member, and it cannot see the workspace. */
export function PartnerForm({ collaborationId, onClose }: PartnerFormProps) {
  const create = useCreateParticipant(collaborationId);
  const form = useForm({ initialValues: { name: '', responsibility: '' }, validate: errorsOf });
  const fields = create.error instanceof CallFailure ? create.error.fields : undefined;
  const submit = (values: typeof form.values) =>
    create.mutate(values, {
      onSuccess: onClose,
      onError: (error) => form.setErrors((error instanceof CallFailure && error.fields) || {}),
    });
  return (
    <form
      data-record-editor
      className={classes.editor}
      aria-label="New partner"
      onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
    >
      <TextInput
        label="Organisation"
        description="This adds only the name. To work together here, invite the organisation instead."
        withAsterisk
        autoFocus
        data-mantine-stop-propagation
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Responsibility"
        data-mantine-stop-propagation
        {...form.getInputProps('responsibility')}
      />
      {create.error && !fields && (
        <Alert color="brick">
          {failureText(create.error, 'The partner was not added. Please try again.')}
        </Alert>
      )}
      <Group gap="xs">
        <Button type="submit" size="sm" loading={create.isPending}>
          Add partner
        </Button>
        <Button variant="default" size="sm" onClick={onClose} disabled={create.isPending}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
