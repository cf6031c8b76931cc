import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { failureText, INTERNAL_WORDS } from '#platform/contract/errors.ts';
import classes from './empty-state.module.css';

interface ErrorStateProps {
  title: string;
  /** The failure: the server's words appear below the title. */
  error?: Error | null;
  /** Appears instead of the server's words. */
  message?: string;
  onRetry: () => void;
  /** While the retry runs. */
  retrying?: boolean;
}

/** Replaces a list or page whose data could not be loaded. */
export function ErrorState({
  title,
  error,
  message = failureText(error, INTERNAL_WORDS),
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle className={classes.icon} size={24} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{message}</p>
      <Button variant="default" onClick={onRetry} loading={retrying}>
        Retry
      </Button>
    </div>
  );
}
