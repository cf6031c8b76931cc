import { Button } from '@mantine/core';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useKeepAccount } from './account-deletion.api.ts';

/** Cancels the deletion of the account. */
export function KeepAccountButton() {
  const keep = useKeepAccount();
  const { refresh } = useSession();
  const start = () =>
    keep.mutate(undefined, {
      onSuccess: async () => {
        await refresh();
        void showToast({
          title: 'Deletion cancelled',
          message: 'Your profile is back in the marketplace.',
          tone: 'success',
        });
      },
      onError: (error) =>
        showToast({
          title: 'Deletion not cancelled',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <Button variant="default" mt="sm" onClick={start} loading={keep.isPending}>
      Keep my account
    </Button>
  );
}
