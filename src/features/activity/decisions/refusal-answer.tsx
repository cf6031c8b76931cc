import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatInstant } from '#platform/contract/dates.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerRefusal, useRefusal } from './decisions.api.ts';
import { ANSWER_MAX, type AnsweredKind, answerRefusal, RefusalAnswerInput } from './decisions.contract.ts';
import classes from './refusal-answer.module.css';

interface RefusalAnswerProps {
  kind: AnsweredKind;
  id: string;
  /** Title of the item, for screen readers. */
  title: string;
}

/** For the author of a refused item: the button to answer, once, or what has become of the answer. */
export function RefusalAnswer({ kind, id, title }: RefusalAnswerProps) {
  const refusal = useRefusal(kind, id);
  const dialog = useSubjectDialog<string>();
  const canAnswer = useMayCall()(answerRefusal);
  if (!refusal.data) return null;
  const { answer } = refusal.data;
  if (answer) {
    return (
      <div className={classes.answer}>
        <p className={classes.words}>Your answer: {answer.body}</p>
        <p className={classes.note}>
          {answer.settled_at
            ? `Decided again on ${formatInstant(answer.settled_at)}. This decision is final.`
            : `Sent on ${formatInstant(answer.created_at)}. An admin decides again.`}
        </p>
      </div>
    );
  }
  if (!canAnswer) return null;
  return (
    <div className={classes.answer}>
      <Button
        variant="default"
        size="sm"
        onClick={() => dialog.open(id)}
        aria-label={`Answer once: ${title}`}
      >
        Answer once
      </Button>
      {dialog.subject && (
        <AnswerDialog
          key={dialog.opening}
          kind={kind}
          id={id}
          reason={refusal.data.reason}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

interface AnswerDialogProps {
  kind: AnsweredKind;
  id: string;
  reason: string | null;
  opened: boolean;
  onClose: () => void;
}

function AnswerDialog({ kind, id, reason, opened, onClose }: AnswerDialogProps) {
  const send = useAnswerRefusal(kind, id);
  const form = useForm({
    initialValues: { body: '' },
    validate: (values) => inputErrors(RefusalAnswerInput, values),
  });
  const submit = ({ body }: { body: string }) =>
    send.mutate(body, {
      onSuccess: () => {
        void showToast({ title: 'Answer sent', message: 'An admin decides again.', tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title="Answer this decision?"
      submitLabel="Send answer"
      unsaved={form.isDirty() && !send.isSuccess}
      busy={send.isPending}
      failure={send.error && { title: 'Answer not sent', error: send.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>You can answer once. An admin reads your answer and decides again; that decision is final.</p>
      {reason && <p>Reason of the decision: {reason}</p>}
      <Textarea
        label="Answer"
        description={`${form.values.body.length}/${ANSWER_MAX}`}
        withAsterisk
        maxLength={ANSWER_MAX}
        autosize
        minRows={4}
        {...form.getInputProps('body')}
      />
    </RecordDialog>
  );
}
