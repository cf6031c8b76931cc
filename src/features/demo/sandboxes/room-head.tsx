import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import classes from './room-head.module.css';
import { SandboxClock } from './sandbox-clock.tsx';
import { useEndSandbox, useStartSandbox } from './sandboxes.api.ts';

interface RoomHeadProps {
  token: string;
  /** By the server's clock; null until it has answered. */
  secondsLeft: number | null;
  onEnded: () => void;
  onStarted: (token: string) => void;
}

/** Heading of a running sandbox: the time left, and the ways out. */
export function RoomHead({ token, secondsLeft, onEnded, onStarted }: RoomHeadProps) {
  const [asked, setAsked] = useState<'end' | 'again' | null>(null);
  const end = useEndSandbox(token);
  const start = useStartSandbox();
  const isAgain = asked === 'again';

  const leave = async () => {
    try {
      await end.mutateAsync();
    } catch (error) {
      setAsked(null);
      const message = failureText(error, 'Please try again.');
      return showToast({ title: 'The sandbox could not be ended', message, tone: 'error' });
    }
    if (!isAgain) return onEnded();
    try {
      onStarted(await start.mutateAsync());
    } catch (error) {
      onEnded();
      const message = failureText(error, 'Please try again.');
      return showToast({ title: 'The sandbox did not start', message, tone: 'error' });
    }
  };

  return (
    <header className={classes.head}>
      <h1 className={classes.title}>Your sandbox</h1>
      <SandboxClock secondsLeft={secondsLeft} onOver={onEnded} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setAsked('again')}>
          Start again
        </Button>
        <Button variant="default" onClick={() => setAsked('end')}>
          End now
        </Button>
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={isAgain ? 'Start again?' : 'End this sandbox?'}
        confirmLabel={isAgain ? 'Erase and start again' : 'End and erase'}
        destructive
        busy={end.isPending || start.isPending}
        onConfirm={() => void leave()}
        onClose={() => setAsked(null)}
      >
        Everything that you did in this sandbox is erased at once.
        {isAgain && ' A new one begins with 30 minutes.'}
      </ConfirmDialog>
    </header>
  );
}
