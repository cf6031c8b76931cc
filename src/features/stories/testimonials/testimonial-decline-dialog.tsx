import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDecideTestimonial } from './testimonial-review.api.ts';
import { DECLINE_REASON_MAX, type OwnTestimonial, TestimonialDecision } from './testimonials.contract.ts';

interface TestimonialDeclineDialogProps {
  story: OwnTestimonial;
  opened: boolean;
  onDeclined: () => void;
  onClose: () => void;
}

/** Asks for a reason and declines a story. Give it a new `key` each time it opens. */
export function TestimonialDeclineDialog(props: TestimonialDeclineDialogProps) {
  const { story, opened, onDeclined, onClose } = props;
  const decide = useDecideTestimonial();
  const form = useForm({
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      inputErrors(TestimonialDecision, { status: 'declined', reason, version: story.version }),
  });
  const submit = ({ reason }: { reason: string }) =>
    decide.mutate(
      { id: story.id, body: { status: 'declined', reason, version: story.version } },
      {
        onSuccess: () => {
          showToast({
            title: 'Story declined',
            message: 'The author can read your reason.',
            tone: 'success',
          });
          onClose();
          onDeclined();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title="Decline this story?"
      submitLabel="Decline story"
      destructive
      unsaved={form.isDirty()}
      busy={decide.isPending}
      failure={decide.error && { title: 'Story not declined', error: decide.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        The story of {story.name} will not be published. The author sees your reason under Profile, Stories,
        and can send another story.
      </p>
      <Textarea
        label="Reason"
        description={`The author can read it. ${form.values.reason.length}/${DECLINE_REASON_MAX}`}
        withAsterisk
        maxLength={DECLINE_REASON_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
