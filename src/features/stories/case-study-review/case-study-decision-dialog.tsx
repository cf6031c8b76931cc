import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useDecideCaseStudy } from './case-study-review.api.ts';
import { CaseStudyDecision, REMARK_MAX, type ReviewedCaseStudy } from './case-study-review.contract.ts';

const WORDS = {
  returned: {
    title: 'Return this story?',
    button: 'Return story',
    about: 'The author reads your remark, can change the story and send it again.',
    done: 'Success story returned',
    failed: 'Story not returned',
  },
  declined: {
    title: 'Decline this story?',
    button: 'Decline story',
    about: 'The author reads your remark. A declined story cannot be sent again.',
    done: 'Success story declined',
    failed: 'Story not declined',
  },
};

interface CaseStudyDecisionDialogProps {
  story: ReviewedCaseStudy;
  decision: keyof typeof WORDS;
  opened: boolean;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks for a remark and returns or declines a story. Give it a new `key` each time it opens. */
export function CaseStudyDecisionDialog(props: CaseStudyDecisionDialogProps) {
  const { story, decision, opened, onDecided, onClose } = props;
  const { id, version, status, is_public } = story;
  const words = WORDS[decision];
  const decide = useDecideCaseStudy();
  const form = useForm({
    initialValues: { remark: '' },
    validate: ({ remark }) => inputErrors(CaseStudyDecision, { decision, remark, version }),
  });
  const submit = ({ remark }: { remark: string }) =>
    decide.mutate(
      { id, body: { decision, remark, version } },
      {
        onSuccess: () => {
          void showToast({ title: words.done, message: 'The author can read your remark.', tone: 'success' });
          onClose();
          onDecided();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={words.title}
      submitLabel={words.button}
      destructive={decision === 'declined'}
      unsaved={form.isDirty() && !decide.isSuccess}
      busy={decide.isPending}
      failure={decide.error && { title: words.failed, error: decide.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        {words.about}
        {is_public && status === 'pending' && ' The version that is published stays.'}
        {is_public &&
          status !== 'pending' &&
          ' The published version is taken down, with its views and likes.'}
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
