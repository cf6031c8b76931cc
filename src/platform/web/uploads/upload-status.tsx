import { Button, Progress } from '@mantine/core';
import type { UploadState } from './resumable-upload.ts';
import classes from './upload-status.module.css';

interface UploadStatusProps {
  state: UploadState;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

const percentOf = ({ share }: UploadState) => Math.floor(share * 100);

function wordsOf(state: UploadState): string {
  const percent = `${percentOf(state)} %`;
  switch (state.phase) {
    case 'sending':
      return `Uploading, ${percent}`;
    case 'waiting':
      return `The connection is lost at ${percent}. Trying again`;
    case 'paused':
      return `Paused at ${percent}`;
    case 'done':
      return 'The file has arrived';
    default:
      return state.message ?? '';
  }
}

/** How far a file has come, with the buttons that pause it, go on with it and cancel it. */
export function UploadStatus({ state, onPause, onResume, onCancel }: UploadStatusProps) {
  if (state.phase === 'none') return null;
  const isUnderWay = state.phase === 'sending' || state.phase === 'waiting';
  return (
    <div className={classes.status} data-phase={state.phase}>
      <div className={classes.bar}>
        <p role="status" className={classes.words}>
          {wordsOf(state)}
        </p>
        <Progress
          value={percentOf(state)}
          aria-label="Upload"
          color={state.phase === 'done' ? 'green' : undefined}
        />
      </div>
      <div className={classes.actions}>
        {isUnderWay && (
          <Button variant="subtle" size="sm" onClick={onPause}>
            Pause
          </Button>
        )}
        {state.phase === 'paused' && (
          <Button variant="subtle" size="sm" onClick={onResume}>
            Resume
          </Button>
        )}
        <Button variant="subtle" size="sm" onClick={onCancel}>
          {state.phase === 'done' ? 'Remove file' : 'Cancel upload'}
        </Button>
      </div>
    </div>
  );
}
