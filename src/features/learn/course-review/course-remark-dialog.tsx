import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type CourseProposal,
  ProposalDecision,
  REMARK_MAX,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDecideProposal } from './course-review.api.ts';

const WORDS = {
  returned: {
    title: 'Return this course?',
    submit: 'Return course',
    text: 'The author can change it and submit it again.',
    done: 'Course returned',
  },
  declined: {
    title: 'Decline this course?',
    submit: 'Decline course',
    text: 'It cannot be changed or submitted again.',
    done: 'Course declined',
  },
};

interface CourseRemarkDialogProps {
  proposal: CourseProposal;
  status: 'returned' | 'declined';
  onDecided: () => void;
  onClose: () => void;
}

/** Asks for the reason, and returns or declines a course. */
export function CourseRemarkDialog({ proposal, status, onDecided, onClose }: CourseRemarkDialogProps) {
  const { id, revision, slug } = proposal;
  const words = WORDS[status];
  const decide = useDecideProposal(id);
  const form = useForm({
    initialValues: { remark: '' },
    validate: ({ remark }) => inputErrors(ProposalDecision, { revision, status, remark }),
  });
  const submit = ({ remark }: { remark: string }) =>
    decide.mutate(
      { revision, status, remark },
      {
        onSuccess: () => {
          showToast({ title: words.done, message: 'The author gets your words by email.', tone: 'success' });
          onClose();
          onDecided();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened
      title={words.title}
      submitLabel={words.submit}
      destructive={status === 'declined'}
      unsaved={form.isDirty() && !decide.isSuccess}
      busy={decide.isPending}
      failure={decide.error && { title: 'Not saved', error: decide.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        {slug && status === 'declined'
          ? 'The published version stays, and can be changed in another way.'
          : words.text}
      </p>
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
