import { Button, Progress } from '@mantine/core';
import { intoView } from '#platform/web/ui/into-view.ts';
import classes from './upload-progress.module.css';

interface UploadProgressProps {
  /** Share of the file that has been sent, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Progress of an upload, and a button to stop it. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  return (
    <div ref={intoView} className={classes.progress}>
      <div className={classes.bar}>
        <p role="status" className={classes.words}>
          {percent < 100 ? `Uploading, ${percent} %` : 'Checking the file'}
        </p>
        <Progress value={percent} aria-label="Upload" />
      </div>
      <Button variant="subtle" size="sm" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
