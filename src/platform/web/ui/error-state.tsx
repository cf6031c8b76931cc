import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './empty-state.module.css';

interface ErrorStateProps {
  title: string;
  /** The server's error message. */
  message?: string;
  onRetry: () => void;
  /** While the retry runs. */
  retrying?: boolean;
}

/** Replaces a list or page whose data could not be loaded. */
export function ErrorState({ title, message, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle className={classes.icon} size={24} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {message && <p className={classes.text}>{message}</p>}
      <Button variant="default" onClick={onRetry} loading={retrying}>
        Retry
      </Button>
    </div>
  );
}
