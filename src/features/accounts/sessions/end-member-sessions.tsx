import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useEndMemberSessions } from './sessions.api.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

interface EndMemberSessionsProps {
  id: string;
  name: string;
  /** Called once no device is signed in. */
  onEnded?: () => void;
}

/** Lets an admin sign a member out on every device. */
export function EndMemberSessions({ id, name, onEnded }: EndMemberSessionsProps) {
  const [asking, setAsking] = useState(false);
  const end = useEndMemberSessions();
  const send = () =>
    end.mutate(id, {
      onSuccess: ({ message, ended }) => {
        showToast({
          title: ended > 0 ? 'Signed out' : 'No one was signed in',
          message: ended > 0 ? `${message} They are notified by email.` : message,
          tone: 'success',
        });
        onEnded?.();
      },
      onError: (error) =>
        showToast({
          title: 'Sign-out failed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Sign this member out everywhere
      </Button>
      <SignOutDialog
        opened={asking}
        title="Sign this member out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={end.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        This signs {name} out on every device and notifies them by email. Do this if someone else may be using
        the account.
      </SignOutDialog>
    </>
  );
}
