import { Button } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '#platform/web/toast.ts';
import { useEndMemberSessions } from './sessions.api.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

interface EndMemberSessionsProps {
  id: string;
  name: string;
}

/** Lets an admin sign a member out on every device. */
export function EndMemberSessions({ id, name }: EndMemberSessionsProps) {
  const [asking, setAsking] = useState(false);
  const end = useEndMemberSessions();
  const send = () =>
    end.mutate(id, {
      onSuccess: ({ message, ended }) =>
        showToast({
          title: ended > 0 ? 'Signed out' : 'Nobody was signed in',
          message: ended > 0 ? `${message} They get a mail.` : message,
          tone: 'success',
        }),
      onError: ({ message }) => showToast({ title: 'Not signed out', message, tone: 'error' }),
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
        Whoever is signed in as {name} has to sign in again, on every device. They get a mail. Do this when
        the account seems to be in somebody else’s hands.
      </SignOutDialog>
    </>
  );
}
