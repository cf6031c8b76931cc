import { Button, Radio, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { OUTCOMES, type Outcome } from '#features/activity/decisions/decisions.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import classes from './moderation.page.module.css';
import { useDecideQueueItem } from './moderation-queue.api.ts';
import { ModerationDecision, type QueueItem, REASON_MAX } from './moderation-queue.contract.ts';
import { KIND_WORDS, needsReason, OUTCOME_LABELS } from './moderation-words.data.ts';

interface DecisionFormProps {
  item: QueueItem;
  onDecided: () => void;
}

interface Values {
  decision: Outcome | '';
  reason: string;
}

/** The decision on an item with its reason. */
export function DecisionForm({ item, onDecided }: DecisionFormProps) {
  const { kind, id, stamp } = item;
  const decide = useDecideQueueItem();
  const form = useForm<Values>({
    initialValues: { decision: '', reason: '' },
    validate: ({ decision, reason }) => ({
      ...inputErrors(ModerationDecision, { decision, reason, stamp }),
      ...(decision && needsReason(kind, decision) && !reason.trim() && { reason: 'Please give a reason' }),
    }),
  });
  const { decision, reason } = form.values;
  const words = KIND_WORDS[kind].decisions;
  const submit = (values: Values) => {
    if (!values.decision) return;
    const body = { decision: values.decision, reason: values.reason, stamp };
    decide.mutate(
      { kind, id, body },
      {
        onSuccess: ({ decision }) => {
          void showToast({ title: OUTCOME_LABELS[decision], message: item.title, tone: 'success' });
          onDecided();
        },
        onError: (error) => {
          showFieldErrors(form, error);
          void showToast({
            title: 'Not decided',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
            duration: LONG_TOAST_MS,
          });
        },
      },
    );
  };
  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Radio.Group label="Decision" withAsterisk {...form.getInputProps('decision')}>
        <div className={classes.decisions}>
          {OUTCOMES.filter((outcome) => words[outcome]).map((outcome) => (
            <Radio key={outcome} value={outcome} label={words[outcome]} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label="Reason"
        description={`The author can read it. ${reason.length}/${REASON_MAX}`}
        withAsterisk={decision !== '' && needsReason(kind, decision)}
        maxLength={REASON_MAX}
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" loading={decide.isPending} className={classes.submit}>
        Decide and go to the next
      </Button>
    </form>
  );
}
