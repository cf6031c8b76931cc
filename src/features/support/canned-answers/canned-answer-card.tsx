import { Button } from '@mantine/core';
import { useId } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import { useRemoveCannedAnswer, useSaveCannedAnswer } from './canned-answers.api.ts';
import type { CannedAnswer } from './canned-answers.contract.ts';
import classes from './canned-answers.module.css';

const showFailure = (title: string, error: unknown) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

interface CannedAnswerCardProps {
  answer: CannedAnswer;
  onEdit: () => void;
  /** The card is gone, and its buttons with it. */
  onRemoved: () => void;
}

/** One canned answer with its actions. A deleted one can be brought back for eight seconds. */
export function CannedAnswerCard({ answer, onEdit, onRemoved }: CannedAnswerCardProps) {
  const headingId = useId();
  const remove = useRemoveCannedAnswer();
  const restore = useSaveCannedAnswer(null);
  const { id, title, body, updated_at, updated_by_name } = answer;
  const undo = () =>
    // The card is gone, and with it what `mutate` would call.
    restore.mutateAsync({ title, body }).catch((error) => showFailure('Answer not restored', error));
  const runRemoval = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({
          title: 'Canned answer deleted',
          message: title,
          tone: 'success',
          duration: UNDO_MS,
          action: { label: UNDO, run: undo },
        });
        onRemoved();
      },
      onError: (error) => showFailure('Answer not deleted', error),
    });
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.title}>
        {title}
      </h3>
      <p className={classes.text}>{body}</p>
      <div className={classes.foot}>
        <p className={classes.facts}>
          Changed on {formatInstant(updated_at)}
          {updated_by_name && ` by ${updated_by_name}`}
        </p>
        <Button variant="default" size="sm" onClick={onEdit} aria-label={`Edit ${title}`}>
          Edit
        </Button>
        <Button
          variant="subtle"
          color="brick"
          size="sm"
          onClick={runRemoval}
          loading={remove.isPending}
          aria-label={`Delete ${title}`}
        >
          Delete
        </Button>
      </div>
    </article>
  );
}
