import { Button } from '@mantine/core';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useKeepProfile } from './profile-deletion.api.ts';

/** Cancels the deletion of the organisation. */
export function KeepProfileButton() {
  const keep = useKeepProfile();
  const start = () =>
    keep.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: 'Deletion cancelled',
          message: 'The organisation is back in the marketplace.',
          tone: 'success',
        }),
      onError: (error) =>
        showToast({
          title: 'Deletion not cancelled',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <Button variant="default" mt="sm" onClick={start} loading={keep.isPending}>
      Keep the organisation
    </Button>
  );
}
