import { Progress } from '@mantine/core';
import classes from './collaboration-progress.module.css';

/** Shows the progress of a collaboration as a bar and in percent. */
export function CollaborationProgress({ percent }: { percent: number }) {
  return (
    <div className={classes.progress}>
      <Progress.Root size="sm" radius="xl">
        <Progress.Section value={percent} color={percent === 100 ? 'leaf' : 'ink'} aria-label="Progress" />
      </Progress.Root>
      <span className={classes.number}>{percent}%</span>
    </div>
  );
}
