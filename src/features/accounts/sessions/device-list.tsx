import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import classes from './device-list.module.css';
import { DeviceRow } from './device-row.tsx';
import { useRemoveOtherSessions, useSessions } from './sessions.api.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** The member's devices, with sign-out for the others. */
export function DeviceList() {
  const sessions = useSessions();
  const remove = useRemoveOtherSessions();
  const [asking, setAsking] = useState(false);

  if (sessions.isPending) return <Skeleton height={96} role="status" aria-label="Loading devices" />;
  if (sessions.isError) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }

  const others = sessions.data.filter((device) => !device.is_current).length;
  const send = () =>
    remove.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: 'Signed out', message, tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Sign-out failed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: () => setAsking(false),
    });

  return (
    <div>
      <ul className={classes.list}>
        {sessions.data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others > 1 && (
        <div className={classes.all}>
          <Button variant="default" onClick={() => setAsking(true)}>
            Sign out all other devices
          </Button>
        </div>
      )}
      <SignOutDialog
        opened={asking}
        title={`Sign out ${others} other devices?`}
        confirmLabel="Sign out all others"
        busy={remove.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        You stay signed in here. If you do not recognise one of them, change your password too.
      </SignOutDialog>
    </div>
  );
}
