import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDecideResource } from './resource-review.api.ts';
import { REMARK_MAX, ResourceDecision, type WaitingResource } from './resource-review.contract.ts';

interface ResourceRefusalDialogProps {
  /** With the time since when it waits; null for a published one of which no version waits. */
  resource: Pick<WaitingResource, 'id' | 'status'> & { waiting_since: string | null };
  status: 'returned' | 'declined';
  opened: boolean;
  onDecided: () => void;
  onClose: () => void;
}

const WORDS = {
  returned: {
    title: 'Return this resource?',
    label: 'Return resource',
    text: 'The author reads your remark, and can change the resource and submit it again.',
    done: 'Resource returned',
  },
  declined: {
    title: 'Decline this resource?',
    label: 'Decline resource',
    text: 'The resource will not be published and cannot be submitted again. The author reads your remark.',
    done: 'Resource declined',
  },
};
/** For a published resource of which no version waits. */
const TAKE_OUT = {
  title: 'Take this resource out of the library?',
  label: 'Take out',
  text: 'Nobody but the author and admins can open it then. It cannot be submitted again. The author reads your remark.',
  done: 'Taken out of the library',
};
const VERSION =
  'The new version will be deleted. The published one stays in the library. The author reads your remark.';

/** Asks for a remark, and returns or declines a resource. Give it a new `key` each time it opens. */
export function ResourceRefusalDialog(props: ResourceRefusalDialogProps) {
  const { resource, status, opened, onDecided, onClose } = props;
  const { id, waiting_since } = resource;
  const decide = useDecideResource();
  const words = waiting_since === null ? TAKE_OUT : WORDS[status];
  const form = useForm({
    initialValues: { remark: '' },
    validate: ({ remark }) => inputErrors(ResourceDecision, { status, remark, waiting_since }),
  });
  const submit = async ({ remark }: { remark: string }) => {
    try {
      await decide.mutateAsync({ id, body: { status, remark, waiting_since } });
    } catch (error) {
      return showFieldErrors(form, error);
    }
    // What the dialog belongs to may be gone by now, with the callbacks of `mutate`: the notice shows nevertheless.
    showToast({ title: words.done, message: 'The author can read your remark.', tone: 'success' });
    onClose();
    onDecided();
  };
  return (
    <RecordDialog
      opened={opened}
      title={words.title}
      submitLabel={words.label}
      destructive={status === 'declined'}
      unsaved={form.isDirty()}
      busy={decide.isPending}
      failure={decide.error && { title: 'Not decided', error: decide.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>{resource.status === 'published' && waiting_since !== null ? VERSION : words.text}</p>
      <Textarea
        label="Remark"
        description={`The author can read it. ${form.values.remark.length}/${REMARK_MAX}`}
        withAsterisk
        maxLength={REMARK_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('remark')}
      />
    </RecordDialog>
  );
}
