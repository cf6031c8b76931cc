import { Button } from '@mantine/core';
import { useWithdrawProposal } from '#features/learn/course-proposals/course-proposals.api.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './course-editor.module.css';

/** Takes a submitted course back. */
export function TakeBackButton({ id }: { id: string }) {
  const withdraw = useWithdrawProposal(id);
  const run = () =>
    withdraw.mutate(undefined, {
      onError: (error) =>
        showToast({
          title: 'Not withdrawn',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <div className={classes.waiting}>
      <p className={classes.hint}>An admin reads it next. You get an email about the decision.</p>
      <Button variant="default" onClick={run} loading={withdraw.isPending}>
        Take it back to change it
      </Button>
    </div>
  );
}
