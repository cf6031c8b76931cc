import { Textarea, TextInput } from '@mantine/core';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { useCannedAnswerForm } from './canned-answer.form.ts';
import { useSaveCannedAnswer } from './canned-answers.api.ts';
import { CANNED_BODY_MAX, CANNED_TITLE_MAX, type CannedAnswer } from './canned-answers.contract.ts';
import { PLACEHOLDERS } from './placeholders.rules.ts';

const FACTS = Object.entries(PLACEHOLDERS).map(([word, about]): [string, string] => [`{${word}}`, about]);

interface CannedAnswerDialogProps {
  /** Null for a new one. */
  answer: CannedAnswer | null;
  opened: boolean;
  onClose: () => void;
}

/** Form of a canned answer. Give it a new `key` each time it opens. */
export function CannedAnswerDialog({ answer, opened, onClose }: CannedAnswerDialogProps) {
  const save = useSaveCannedAnswer(answer);
  const form = useCannedAnswerForm(answer);
  return (
    <RecordDialog
      opened={opened}
      title={answer ? 'Edit canned answer' : 'Add canned answer'}
      submitLabel={answer ? 'Save answer' : 'Add answer'}
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'Answer not saved', error: save.error }}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(values, {
            onSuccess: ({ title }) => {
              showToast({ title: 'Canned answer saved', message: title, tone: 'success' });
              onClose();
            },
            onError: (error) => showFieldErrors(form, error),
          }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        description="Only the support team sees it."
        withAsterisk
        maxLength={CANNED_TITLE_MAX}
        {...form.getInputProps('title')}
      />
      <Textarea
        label="Answer"
        description="Placeholders are filled in before you send it."
        withAsterisk
        autosize
        minRows={6}
        maxRows={14}
        maxLength={CANNED_BODY_MAX}
        {...form.getInputProps('body')}
      />
      <FactList columns facts={FACTS} />
    </RecordDialog>
  );
}
